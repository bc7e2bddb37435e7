import type { Part } from '@volante/domain/configuration/catalogue'
import type { ReactNode } from 'react'
import { nameOf, partOf } from './change.ts'
import type { Question } from './build-state.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/action/Button.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { RadioGroup } from '../ui/choice/RadioGroup.tsx'
import { useChoices } from './choices.ts'
import { DifferenceList } from './DifferenceList.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { NetDifference } from './NetDifference.tsx'

type Asked = Extract<Question, { kind: 'consequences' }>

interface ConsequenceDialogProps {
  /** Takes what comes and what goes; returns where it is on the car. */
  readonly seen?: ((parts: readonly Part[]) => ReactNode) | undefined
}

/** Before anything changes: what comes along, what has to go, what it costs. Esc leaves the build as it is. */
export function ConsequenceDialog({ seen }: ConsequenceDialogProps) {
  const { t } = useTexts()
  const { state, dispatch, index } = useChoices()
  const question = state.question?.kind === 'consequences' ? state.question : null
  const cancel = () => dispatch({ type: 'cancel' })
  return (
    <Dialog
      isOpen={question !== null}
      onClose={cancel}
      title={
        question
          ? t('configurator.consequences.title', { deed: question.change.kind, name: nameOf(index, question.change) })
          : ''
      }
      footer={
        <>
          <Button onClick={cancel}>{t('configurator.cancel')}</Button>
          <Button variant="primary" onClick={() => dispatch({ type: 'confirm' })}>
            {t('configurator.apply')}
          </Button>
        </>
      }
    >
      {question ? <Body question={question} seen={seen} /> : null}
    </Dialog>
  )
}

function Body({ question, seen }: ConsequenceDialogProps & { readonly question: Asked }) {
  const { t } = useTexts()
  const { index } = useChoices()
  const { answer, change } = question
  return (
    <Stack>
      <p>{t('configurator.consequences.lead')}</p>
      <Alternatives question={question} />
      <DifferenceList changes={answer} />
      {seen?.([partOf(index, change) ?? [], answer.added, answer.removed].flat())}
      <NetDifference before={answer.priceBefore} after={answer.priceAfter} />
    </Stack>
  )
}

/** "Choose one of": the answer is worked out anew with each pick. */
function Alternatives({ question }: { readonly question: Asked }) {
  const { t, money } = useTexts()
  const { dispatch } = useChoices()
  return question.answer.choose.map(({ for: part, options, picked }, group) => (
    <RadioGroup
      key={`${part.id} ${options.map(({ id }) => id).join()}`}
      name={`alternative-${group}`}
      legend={t('configurator.choose-one', { name: part.name })}
      value={picked[0]?.id ?? ''}
      options={options.map(({ id, name, price }) => ({
        value: id,
        label: name,
        hint: price === null ? undefined : money(price, true),
      }))}
      onChange={(event) => dispatch({ type: 'pick', group, partId: event.currentTarget.value })}
    />
  ))
}
