import type { LeadDetail } from '@volante/contract/desk'
import { ANSWER_CHANNELS, CLOSE_REASON_NAMES } from '@volante/domain/lead/lead-work'
import type { ReactNode } from 'react'
import { Form } from '../../forms/Form.tsx'
import type { FieldSpecs, FormSpec } from '../../forms/field-spec.ts'
import { refusedOf } from '../../forms/refused.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { PostButton } from '../../work/PostButton.tsx'
import { askedAmong } from '../../work/resource/choices/many-choices.ts'
import { colleagueChoices, Field, LEAD_FORMS } from './lead-forms.ts'
import css from './leads.module.css'

interface LeadWorkProps {
  readonly lead: LeadDetail
  /** What every form is sent with: pressed twice it counts once. */
  readonly once: string
  /** The page's action data. */
  readonly answer: unknown
}

/** Whose the lead is, and what may be done with it now; a closed one can only be opened again. */
export function LeadWork(props: LeadWorkProps) {
  const { t } = useTexts()
  const { lead } = props
  return (
    <Stack as="section" gap={3} aria-labelledby="lead-work">
      <h3 id="lead-work">{t('desk.work')}</h3>
      <Owner lead={lead} />
      {lead.may.work && lead.closedAt && <PostButton fields={{ intent: 'reopen' }}>{t('desk.work.reopen')}</PostButton>}
      {lead.may.work && !lead.closedAt && <Doings {...props} />}
      {lead.may.work && <Note {...props} />}
    </Stack>
  )
}

function Owner({ lead: { owner, may, closedAt } }: Pick<LeadWorkProps, 'lead'>) {
  const { t } = useTexts()
  const words = owner ? (owner.isOwn ? t('desk.work.own') : t('desk.work.other', { name: owner.name })) : null
  return (
    <Row gap={[1, 3]} justify="space-between">
      <span>{words ?? t('desk.work.nobody')}</span>
      {may.work && !closedAt && !owner && (
        <PostButton fields={{ intent: 'take' }} variant="primary">
          {t('desk.work.take')}
        </PostButton>
      )}
      {may.work && !closedAt && owner?.isOwn && (
        <PostButton fields={{ intent: 'release' }} variant="quiet">
          {t('desk.work.release')}
        </PostButton>
      )}
    </Row>
  )
}

function Doings(props: LeadWorkProps) {
  const { t } = useTexts()
  const { lead, answer } = props
  const isRefused = (form: { readonly kind: string }) => refusedOf(answer, form) !== null
  return (
    <>
      <Answer {...props} />
      {lead.may.assign && lead.colleagues.length > 0 && (
        <Disclosure title={t('desk.work.give')} isOpen={isRefused(LEAD_FORMS.give)}>
          <WorkForm {...props} form={LEAD_FORMS.give} buttons={t('desk.work.give.save')}>
            <Field
              name="colleague"
              placeholder={t('desk.work.choose')}
              {...askedAmong(
                colleagueChoices(lead),
                `/desk/options?${new URLSearchParams({ of: 'accountId', dealerCode: lead.dealer?.code ?? '' })}`,
              )}
            />
          </WorkForm>
        </Disclosure>
      )}
      <Disclosure title={t('desk.work.close')} isOpen={isRefused(LEAD_FORMS.close)}>
        <WorkForm {...props} form={LEAD_FORMS.close} buttons={t('desk.work.close.save')}>
          <Field
            name="reason"
            placeholder={t('desk.work.choose')}
            options={CLOSE_REASON_NAMES.map((value) => ({ value, label: t(`desk.work.reason.${value}`) }))}
          />
          <Field name="note" rows={2} isOptional />
        </WorkForm>
      </Disclosure>
    </>
  )
}

/** Who was spoken to and how; one that was not reached still waits. */
function Answer(props: LeadWorkProps) {
  const { t } = useTexts()
  const buttons = (
    <Row gap={2}>
      <Button type="submit" name="isReached" value="yes" size="small" variant="primary">
        {t('desk.work.reached')}
      </Button>
      <Button type="submit" name="isReached" value="no" size="small">
        {t('desk.work.tried')}
      </Button>
    </Row>
  )
  const { preferredContactMethod: preferred, firstAnswerAt } = props.lead
  return (
    <Disclosure
      title={t(firstAnswerAt ? 'desk.work.again' : 'desk.work.answer')}
      isOpen={!firstAnswerAt || refusedOf(props.answer, LEAD_FORMS.answer) !== null}
    >
      <WorkForm
        {...props}
        form={LEAD_FORMS.answer}
        values={{ channel: ANSWER_CHANNELS.find((one) => one === preferred) ?? '' }}
        buttons={buttons}
      >
        <Field
          name="channel"
          placeholder={t('desk.work.choose')}
          options={ANSWER_CHANNELS.map((value) => ({ value, label: t(`desk.channel.${value}`) }))}
        />
        <Field name="note" rows={2} isOptional />
      </WorkForm>
    </Disclosure>
  )
}

function Note(props: LeadWorkProps) {
  const { t } = useTexts()
  return (
    <Disclosure title={t('desk.work.note')} isOpen={refusedOf(props.answer, LEAD_FORMS.note) !== null}>
      <WorkForm {...props} form={LEAD_FORMS.note} buttons={t('desk.work.note.save')}>
        <Field name="note" rows={2} />
      </WorkForm>
    </Disclosure>
  )
}

interface WorkFormProps<Specs extends FieldSpecs, Name extends keyof Specs & string> extends LeadWorkProps {
  readonly form: FormSpec<Specs, Name>
  readonly values?: Partial<Record<Name, string>>
  /** The words of the one button, or several buttons. */
  readonly buttons: ReactNode
  readonly children: ReactNode
}

function WorkForm<Specs extends FieldSpecs, Name extends keyof Specs & string>({
  form,
  values = {},
  once,
  answer,
  buttons,
  children,
}: WorkFormProps<Specs, Name>) {
  return (
    <Form<Specs, Name, unknown>
      form={{ ...form, prefix: form.kind }}
      answer={answer}
      values={values as object}
      idempotencyKey={once}
      className={css.act}
      buttons={
        typeof buttons === 'string' ? (
          <Button type="submit" size="small" variant="primary">
            {buttons}
          </Button>
        ) : (
          buttons
        )
      }
    >
      {children}
    </Form>
  )
}
