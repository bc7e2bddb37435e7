import type { Part } from '@volante/domain/configuration/catalogue'
import { consequencesOf } from '@volante/domain/configuration/consequences'
import { useMemo } from 'react'
import { useTexts } from '../../../texts/texts.tsx'
import { OptionCard } from '../../../ui/choice/OptionCard.tsx'
import { useConfigurator } from '../configurator-context.tsx'
import { useShortReason } from '../dialogs/use-reason-text.ts'
import { LimitNotice } from './LimitNotice.tsx'
import { PartPrice } from './PartPrice.tsx'
import { PlainForm } from './PlainForm.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'

export function CoatingStep() {
  const { t } = useTexts()
  const { index, state } = useConfigurator()
  const { coatings } = index.catalogue
  const limit = state.limited?.step === 'coating' ? state.limited.repaint : null
  const offered = coatings.filter(({ id }) => !limit || limit.allowed.some((one) => one.id === id))
  if (coatings.length === 0) return <p className="soft">{t('configurator.nothing')}</p>
  return (
    <PlainForm>
      <LimitNotice limit={limit} />
      <fieldset>
        <legend className="unseen">{t('configurator.step.coating')}</legend>
        <Stack gap={2}>
          {offered.map((coating) => (
            <CoatingCard key={coating.id} coating={coating} />
          ))}
        </Stack>
      </fieldset>
    </PlainForm>
  )
}

function CoatingCard({ coating }: { readonly coating: Part }) {
  const { index, build, dispatch } = useConfigurator()
  const shortReason = useShortReason()
  const change = useMemo(() => ({ kind: 'coating', coatingCode: coating.code }) as const, [coating.code])
  const answer = useMemo(() => consequencesOf(index, build, change), [index, build, change])
  const [reason] = answer.refused ? answer.reasons : []
  const ask = () => dispatch({ type: 'ask', change })
  return (
    <OptionCard
      type="radio"
      name="coating"
      value={coating.code}
      title={coating.name}
      price={<PartPrice amount={coating.price} />}
      checked={build.coatingCode === coating.code}
      onChange={ask}
      blockedBy={reason ? shortReason(reason) : undefined}
      onBlocked={ask}
    />
  )
}
