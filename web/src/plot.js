// @ts-check
// Draws charts as SVG: bars and lines, with axes.
import { s } from './dom.js';

const width = 360;
const height = 220;
const edge = { left: 44, right: 12, top: 14, bottom: 42 };
const inner = { width: width - edge.left - edge.right, height: height - edge.top - edge.bottom };

/**
 * Returns round steps between two values, about four.
 * @param {number} low
 * @param {number} high
 */
function ticks(low, high) {
  const rough = (high - low) / 4 || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? power;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/**
 * @param {number[]} values
 * @param {(value: number) => string} format
 */
function valueAxis(values, format) {
  const steps = ticks(Math.min(0, ...values), Math.max(0, ...values));
  const low = steps[0];
  const high = steps[steps.length - 1];
  const y = (/** @type {number} */ value) => edge.top + inner.height * (1 - (value - low) / (high - low || 1));
  const grid = steps.map((step) => [
    s('line', { class: Math.abs(step) < 1e-12 ? 'axis' : 'grid', x1: edge.left, x2: width - edge.right, y1: y(step), y2: y(step) }),
    s('text', { class: 'tick', x: edge.left - 6, y: y(step) + 4, 'text-anchor': 'end' }, format(step)),
  ]);
  return { y, grid };
}

/** @param {string} label */
const xTitle = (label) => s('text', { class: 'axis-title', x: edge.left + inner.width / 2, y: height - 6, 'text-anchor': 'middle' }, label);

/** @param {...any} children */
const sheet = (...children) => s('svg', { class: 'chart', viewBox: `0 0 ${width} ${height}` }, ...children);

/** Values are written at no more bars than this. */
const fewBars = 6;

/**
 * Bars, from zero up or down.
 * @param {object} options
 * @param {{label: string, value: number}[]} options.bars
 * @param {(value: number) => string} options.format
 * @param {string} options.x
 * @param {(value: number) => string} [options.marked] writes the value at each bar
 */
export function barChart({ bars, format, x, marked }) {
  const { y, grid } = valueAxis(bars.map(({ value }) => value), format);
  const room = inner.width / Math.max(1, bars.length);
  const wide = Math.min(44, room * 0.72);
  const middle = (/** @type {number} */ i) => edge.left + room * (i + 0.5);
  const zero = y(0);
  return sheet(grid, bars.map(({ label, value }, i) => [
    s('rect', { class: value < 0 ? 'bar below' : 'bar', x: middle(i) - wide / 2, width: wide, y: Math.min(zero, y(value)), height: Math.abs(zero - y(value)) }),
    marked && bars.length <= fewBars && s('text', { class: 'tick', x: middle(i), y: value < 0 ? y(value) + 12 : y(value) - 4, 'text-anchor': 'middle' }, marked(value)),
    s('text', { class: 'tick', x: middle(i), y: height - edge.bottom + 16, 'text-anchor': label.length > 3 ? 'end' : 'middle' }, label),
  ]), xTitle(x));
}

/** Lines that change less than this from some score on are not drawn further. */
const flat = 0.002;

/**
 * Lines over whole numbers, each with its mark, so that colour is not all that tells
 * them apart.
 * @param {object} options
 * @param {{mark: string, points: number[][]}[]} options.lines
 * @param {number | null} options.level a level line
 * @param {(value: number) => string} options.format
 * @param {string} options.x
 */
export function lineChart({ lines, level, format, x }) {
  const all = lines.flatMap(({ points }) => points);
  const low = Math.min(...all.map(([score]) => score));
  const high = Math.max(low + 1, ...lines.map(({ points }) => lastChange(points)));
  const drawn = lines.map((line) => ({ ...line, points: line.points.filter(([score]) => score <= high) }));
  const { y, grid } = valueAxis([0, 1, ...all.map(([, value]) => value)], format);
  const at = (/** @type {number} */ score) => edge.left + 8 + (inner.width - 16) * (score - low) / (high - low);
  const step = Math.ceil((high - low) / 12);
  const scores = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, i) => low + i * step);
  return sheet(grid,
    scores.map((score) => s('text', { class: 'tick', x: at(score), y: height - edge.bottom + 16, 'text-anchor': 'middle' }, score)),
    level !== null && s('line', { class: 'level', x1: edge.left, x2: width - edge.right, y1: y(level), y2: y(level) }),
    drawn.map(({ points, mark }, i) => {
      const place = points[Math.min(points.length - 1, Math.round((points.length - 1) * (0.35 + 0.4 * (i / Math.max(1, drawn.length - 1 || 1)))))];
      return [
        s('polyline', { class: `line line-${i % 4}`, points: points.map(([score, value]) => `${at(score)},${y(value)}`).join(' ') }),
        s('circle', { class: 'mark-place', cx: at(place[0]), cy: y(place[1]), r: 8 }),
        s('text', { class: 'mark-text', x: at(place[0]), y: y(place[1]) + 4, 'text-anchor': 'middle' }, mark)];
    }), xTitle(x));
}

/** @param {number[][]} points */
function lastChange(points) {
  const end = points[points.length - 1]?.[1] ?? 0;
  return points.findLast(([, value]) => Math.abs(value - end) > flat)?.[0] ?? points[0]?.[0] ?? 0;
}
