// @ts-check
// How the game stands: the pot, what there is to beat, the players, the account.
import { h } from './dom.js';
import { t } from './texts.js';

/**
 * @param {string} label
 * @param {string} value
 * @param {string} id
 */
const fact = (label, value, id) => h('div', { class: 'fact', 'data-testid': id }, h('dt', {}, label), h('dd', {}, value));

/**
 * The few things that matter most.
 * @param {any} game
 */
export function facts(game) {
  const names = game.holders.map((/** @type {number} */ player) => game.players[player - 1].name).join(', ');
  return h('dl', { class: 'facts' },
    fact(t('pot'), game.pot_text, 'pot'),
    fact(t('to-beat'), game.score_to_beat === null ? t('to-beat.nothing') : `${game.score_to_beat} (${names})`, 'to-beat'),
    game.ceiling !== null && fact(t('ceiling'), t('ceiling.most', { score: game.ceiling }), 'ceiling'),
    game.round > 1 && fact(t('round'), String(game.round), 'round'));
}

/**
 * @param {any} game
 * @param {number} player from 1
 */
function status(game, player) {
  const { status: how, score, above } = game.players[player - 1];
  if (game.turn?.player === player) return t('status.on-turn');
  if (how !== 'ended') return t(`status.${how}`);
  if (above) return t('status.above', { score });
  return game.holders.includes(player) ? `${score} · ${t('status.best')}` : String(score);
}

/**
 * The players and how each has done in the round.
 * @param {any} game
 * @param {boolean} marked those who are advised are marked
 */
export function players(game, marked) {
  return h('section', { class: 'card', 'aria-labelledby': 'players-title' },
    h('h2', { id: 'players-title', class: 'minor' }, t('players')),
    h('ol', { class: 'players', 'data-testid': 'players' }, game.players.map((/** @type {any} */ player, /** @type {number} */ i) => h('li', {
      class: `player ${game.turn?.player === i + 1 ? 'on-turn' : ''} ${player.status}`, 'aria-current': game.turn?.player === i + 1 ? 'true' : null,
    },
    h('span', { class: 'player-name' }, player.name, marked && player.advised && h('span', { class: 'tag' }, t('advised'))),
    h('span', { class: 'player-status' }, status(game, i + 1))))));
}

/**
 * What the last step has brought about.
 * @param {string[]} events
 */
export function happened(events) {
  if (events.length === 0) return null;
  return h('section', { class: 'happened', 'aria-label': t('happened'), 'data-testid': 'events' }, events.map((event) => h('p', {}, event)));
}

/**
 * What the evening has come to.
 * @param {any[]} accounts
 */
export function account(accounts) {
  if (!accounts.some(({ games }) => games > 0)) return null;
  const worth = accounts.some((a) => a.worth !== '');
  return h('section', { class: 'card', 'aria-labelledby': 'account-title', 'data-testid': 'account' },
    h('h2', { id: 'account-title', class: 'minor' }, t('account')),
    h('div', { class: 'scroll', tabindex: 0, role: 'group', 'aria-labelledby': 'account-title' }, h('table', {},
      h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, t('account.player')), [t('account.games'), t('account.won'), t('account.antes')].map((head) => h('th', { scope: 'col', class: 'number' }, head)),
        worth && h('th', { scope: 'col', class: 'number' }, t('account.worth')))),
      h('tbody', {}, accounts.map((a) => h('tr', {}, h('th', { scope: 'row' }, a.name),
        [a.games, a.won, a.antes].map((cell) => h('td', { class: 'number' }, cell)), worth && h('td', { class: 'number' }, a.worth)))))));
}
