import { resource } from '../../work/resource/resource.ts'
import { upgradeDecisions } from './upgrade-decisions.ts'
import { WaitingUpgrade } from './WaitingUpgrade.tsx'

/** Which version is offered to who configures another one. */
export const upgrades = resource('upgrade', {
  path: '/admin/upgrades',
  sheet: 'upgrades',
  list: 'setupPage',
  get: 'setupGet',
  create: 'setupCreate',
  update: 'setupUpdate',
  remove: 'setupDelete',
  byCountry: true,
  title: ({ fromName, toName }, { t }) => t('resources.upgrades.named', { from: fromName, to: toName }),
  columns: [
    { of: 'fromName', pair: ({ fromName, fromMvsCode }) => [fromName, fromMvsCode] },
    { of: 'toName', pair: ({ toName, toMvsCode }) => [toName, toMvsCode] },
    'brand',
    'year',
    'priority',
    'active',
    {
      of: 'isWaiting',
      tag: ({ isWaiting }, { t }) => ({
        tone: isWaiting ? 'warn' : null,
        words: t(isWaiting ? 'work.resource.yes' : 'work.resource.no'),
      }),
    },
  ],
  choices: { fromMvsCode: { from: 'versions' }, toMvsCode: { from: 'versions' } },
  filters: ['brand', 'isWaiting'],
  kinds: { brand: 'brand' },
  tones: { true: 'good', false: 'warn' },
  acts: { setupDecide: { by: 'id', fields: ['decision'], when: upgradeDecisions } },
  below: (row) => <WaitingUpgrade of={row} />,
  form: { cars: ['brand', 'fromMvsCode', 'toMvsCode', 'year'], offer: ['priority', 'active'] },
})
