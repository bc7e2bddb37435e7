import type { Setup } from '@volante/contract/upgrade'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { useBrandNames } from '../../work/brand-names.ts'
import { Differences } from '../../work/Differences.tsx'
import { wordOf } from '../../work/resource/words.ts'

const FIELDS = ['brand', 'fromName', 'toName', 'year', 'priority', 'active'] as const

/** What customers still see of an upgrade, beside what another person has yet to approve. */
export function WaitingUpgrade({ of: setup }: { readonly of: Setup }) {
  const texts = useTexts()
  const { t, date } = texts
  const { nameOf } = useBrandNames()
  const { waiting } = setup
  if (!waiting) return null
  const { by, at, inForce, waitsForAnother } = waiting
  const wordIn = (field: (typeof FIELDS)[number], of: Pick<Setup, (typeof FIELDS)[number]>): string =>
    field === 'brand'
      ? nameOf(of.brand)
      : wordOf(texts, { name: field, kind: 'text', words: `resources.upgrades.${field}.*` }, of[field])
  const changed = FIELDS.filter((field) => inForce[field] !== setup[field])
  const values = { by: by ?? t('work.history.nobody'), at: date(at, 'moment') }
  return (
    <Stack gap={2}>
      <InlineMessage tone="warn">
        {t(waitsForAnother ? 'resources.upgrades.waiting.own' : 'resources.upgrades.waiting', values)}
      </InlineMessage>
      <Differences
        of={changed.map((field) => ({
          name: t(field === 'brand' ? 'resources.field.brand' : `resources.upgrades.${field}`),
          before: wordIn(field, inForce),
          after: wordIn(field, setup),
        }))}
      />
    </Stack>
  )
}
