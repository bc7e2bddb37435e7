import type { Repairman } from '@volante/contract/users'
import { useTexts } from '../../texts/texts.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { Facts } from '../../work/Facts.tsx'

const REPAIRMAN_TONES = { NONE: 'info', WAITING: 'warn', VALID: 'good', EXPIRED: 'bad' } as const

/** How a mechanic's certificate and connection stand. */
export function RepairmanFacts({ of: { id, state, econnect, updatedAt } }: { readonly of: Repairman }) {
  const { t, date } = useTexts()
  return (
    <Facts
      of={{
        [t('resources.repairmen.id')]: id,
        [t('resources.repairmen.state')]: (
          <StatusTag tone={REPAIRMAN_TONES[state]}>{t(`resources.repairmen.state.${state}`)}</StatusTag>
        ),
        [t('resources.repairmen.econnect')]: t(econnect ? 'resources.repairmen.on' : 'resources.repairmen.off'),
        [t('resources.repairmen.updatedAt')]: date(updatedAt, 'moment'),
      }}
    />
  )
}
