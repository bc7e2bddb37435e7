import type { Part } from '@volante/domain/configuration/catalogue'
import { consequencesOf } from '@volante/domain/configuration/consequences'
import { useMemo } from 'react'
import { useTexts } from '../../../texts/texts.tsx'
import { OptionCard } from '../../../ui/choice/OptionCard.tsx'
import { useConfigurator } from '../configurator-context.tsx'
import { useSeenPicture } from './use-seen-picture.tsx'
import { useShortReason } from '../../../building/use-reason-text.ts'
import { LimitNotice } from './LimitNotice.tsx'
import { LARGE, SMALL } from '../../../building/PartCard.tsx'
import { PartPrice } from '../../../building/PartPrice.tsx'
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

/** Its price is with all that comes along with it: leather that is without charge in a pack is not without charge. */
function CoatingCard({ coating }: { readonly coating: Part }) {
  const { t } = useTexts()
  const { index, build, dispatch } = useConfigurator()
  const shortReason = useShortReason()
  const show = useSeenPicture()
  const change = useMemo(() => ({ kind: 'coating', coatingCode: coating.code }) as const, [coating.code])
  const answer = useMemo(() => consequencesOf(index, build, change), [index, build, change])
  const [reason] = answer.refused ? answer.reasons : []
  const brings = answer.refused ? [] : answer.added
  const prices = [coating, ...brings].map(({ price }) => price)
  const amount = prices.includes(null) ? null : prices.reduce<number>((sum, price) => sum + (price ?? 0), 0)
  const ask = () => dispatch({ type: 'ask', change })
  return (
    <OptionCard
      type="radio"
      name="coating"
      value={coating.code}
      title={coating.name}
      description={coating.benefit}
      contents={
        brings.length > 0 ? t('configurator.brings', { names: brings.map(({ name }) => name).join(', ') }) : undefined
      }
      picture={show(coating, SMALL)}
      larger={show(coating, LARGE)}
      price={<PartPrice amount={amount} />}
      checked={build.coatingCode === coating.code}
      onChange={ask}
      blockedBy={reason ? shortReason(reason) : undefined}
      onBlocked={ask}
    />
  )
}
