// @ts-check
// What there is to see while something is worked out, and when it was not.
import { h } from './dom.js';
import { decimal, percent, t } from './texts.js';

/**
 * @param {{done: number, total: number}} progress
 * @param {() => void} cancel
 */
export function progressBar({ done, total }, cancel) {
  return h('div', { class: 'solving', 'data-testid': 'solving' },
    h('label', { for: 'progress' }, t('solving'), total > 1 ? ` ${t('solving.part', { done, total })}` : ''),
    h('progress', { id: 'progress', max: total > 1 ? total : null, value: total > 1 ? done : undefined }),
    h('button', { type: 'button', class: 'quiet', 'data-testid': 'cancel', onclick: cancel }, t('cancel')));
}

/**
 * How far the advice has come, where it is not there yet.
 * @param {import('./evening.js').Evening} evening
 */
export function working(evening) {
  const { advice, solving } = evening;
  if (solving) return progressBar(solving, () => evening.cancel());
  if (advice.state === 'ready') {
    if (advice.advice.answer) return null;
    const { value } = advice.advice;
    return h('p', { class: 'why', 'data-testid': 'before' }, evening.goal === 'money' ? t('before.money', { value: decimal(value, 3, true) }) : t('before.win', { value: percent(value) }));
  }
  if (advice.state === 'canceled') {
    return h('div', { class: 'solving', 'data-testid': 'canceled' }, h('p', {}, t('advice.canceled')),
      h('button', { type: 'button', class: 'quiet', 'data-testid': 'ask-advice', onclick: () => evening.findAdvice() }, t('advice.ask')));
  }
  if (advice.state === 'failed') return h('p', { class: 'wrong', 'data-testid': 'no-advice' }, t('advice.failed', { error: advice.error ?? '' }));
  return h('p', { class: 'why', 'data-testid': 'waiting' }, '…');
}
