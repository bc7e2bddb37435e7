import type { Texts } from '../../texts/texts.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { resource } from '../../work/resource/resource.ts'
import { WaitingUpgrade } from './WaitingUpgrade.tsx'

/** Nothing is wrong with what does not wait. */
const WAITING = {
  of: 'isWaiting',
  as: ({ isWaiting }: { readonly isWaiting: boolean }, { t }: Texts) =>
    isWaiting ? <StatusTag tone="warn">{t('work.resource.yes')}</StatusTag> : t('work.resource.no'),
  says: ({ isWaiting }: { readonly isWaiting: boolean }, { t }: Texts) =>
    t(isWaiting ? 'work.resource.yes' : 'work.resource.no'),
} as const

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
  title: ({ fromMvsCode, toMvsCode }) => `${fromMvsCode} → ${toMvsCode}`,
  columns: ['fromMvsCode', 'toMvsCode', 'brand', 'year', 'priority', 'active', WAITING],
  filters: ['brand'],
  kinds: { brand: 'brand' },
  tones: { true: 'good', false: 'warn' },
  acts: { setupDecide: { by: 'id', fields: ['decision'], when: ({ isWaiting }) => isWaiting } },
  below: (row) => <WaitingUpgrade of={row} />,
  form: { cars: ['brand', 'fromMvsCode', 'toMvsCode', 'year'], offer: ['priority', 'active'] },
})
