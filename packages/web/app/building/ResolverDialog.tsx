import type { Part } from '@volante/domain/configuration/catalogue'
import type { Repair } from '@volante/domain/configuration/explain'
import type { Reason } from '@volante/domain/configuration/reasons'
import type { ReactNode } from 'react'
import { nameOf } from './change.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/action/Button.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { Price } from '../ui/data/Price.tsx'
import { useChoices } from './choices.ts'
import { DifferenceList } from './DifferenceList.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import css from './dialogs.module.css'
import { useReasonText } from './use-reason-text.ts'

interface ResolverDialogProps {
  /** Takes what is wanted and what stands in its way; returns where they are on the car. */
  readonly seen?: (parts: readonly Part[]) => ReactNode
}

/** "Why not?": the reasons in words and up to three ways out, the smallest first. */
export function ResolverDialog({ seen }: ResolverDialogProps) {
  const { t } = useTexts()
  const { state, dispatch, index } = useChoices()
  const reasonText = useReasonText()
  const question = state.question?.kind === 'refused' ? state.question : null
  const name = question ? nameOf(index, question.change) : ''
  const cancel = () => dispatch({ type: 'cancel' })
  return (
    <Dialog
      isOpen={question !== null}
      onClose={cancel}
      title={t('configurator.resolver.title', { name })}
      footer={<Button onClick={cancel}>{t('configurator.resolver.keep')}</Button>}
    >
      {question ? (
        <Stack>
          <Stack as="ul" role="list" gap={1}>
            {question.reasons.map((reason) => (
              <li key={reasonText(reason)}>{reasonText(reason)}</li>
            ))}
          </Stack>
          {seen?.(question.reasons.flatMap(partsOf))}
          <h3 className="text-18">{t('configurator.resolver.ways', { count: question.repairs.length })}</h3>
          <Stack as="ol" role="list" gap={0}>
            {question.repairs.map((repair, nth) => (
              <li key={nth} className={css.way}>
                <RepairView repair={repair} onTake={() => dispatch({ type: 'repair', nth })} name={name} nth={nth} />
              </li>
            ))}
          </Stack>
        </Stack>
      ) : null}
    </Dialog>
  )
}

const partsOf = (reason: Reason): readonly Part[] => [
  ...('wantedChain' in reason ? reason.wantedChain : []),
  ...('blockerChain' in reason ? reason.blockerChain : []),
]

interface RepairViewProps {
  readonly repair: Repair
  readonly name: string
  readonly nth: number
  readonly onTake: () => void
}

function RepairView({ repair, name, nth, onTake }: RepairViewProps) {
  const { t } = useTexts()
  const { priceBefore, priceAfter, changes } = repair
  const difference = priceBefore === null || priceAfter === null ? null : priceAfter - priceBefore
  return (
    <>
      <p className={css.wayHead}>
        <strong>{t('configurator.resolver.changes', { count: changes.length })}</strong>
        <Price amount={difference} isDifference />
      </p>
      <DifferenceList changes={repair} />
      <Button variant={nth === 0 ? 'primary' : 'secondary'} onClick={onTake}>
        {t('configurator.resolver.take', { name })}
      </Button>
    </>
  )
}
