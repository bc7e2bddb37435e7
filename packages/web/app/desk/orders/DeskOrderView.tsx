import { Link, useSearchParams } from 'react-router'
import { Estimates } from '../../order-live/Estimates.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { ORDERS } from '../../work/list/known-lists.ts'
import { backTo } from '../../work/list/list-address.ts'
import { Outcome } from '../../work/Outcome.tsx'
import { assigneeNames } from '../../work/people/assignee-names.ts'
import { Soft } from '../../work/Soft.tsx'
import { waitingTime } from '../../work/time/time-left.ts'
import { WorkHead } from '../../work/WorkHead.tsx'
import { DeskMoney } from './money/DeskMoney.tsx'
import { DeskPapers } from './DeskPapers.tsx'
import { HandOver, OnTheRoad } from './HandOver.tsx'
import { History } from './History.tsx'
import type { DeskOrderProps } from './load-desk-order.ts'
import { OrderSheet } from './OrderSheet.tsx'
import css from './orders.module.css'
import { Field, STEP_FORMS } from './step-forms.ts'
import { StepForm } from './StepForm.tsx'
import { Steps } from './Steps.tsx'

/** Head, what may be done, what happened; beside it who and what it is about. */
export function DeskOrderView({ data, answer }: DeskOrderProps) {
  const { t } = useTexts()
  const { order, done } = data
  return (
    <div className={css.order}>
      <WorkHead title={t('orders.order.title', { number: order.number })} />
      <Head data={data} />
      <Stack gap={6} className={css.part}>
        {done && !answer && <Outcome key={data.once}>{t('orders.desk.done')}</Outcome>}
        <Steps data={data} answer={answer} />
        <DeskPapers data={data} answer={answer} />
        <DeskMoney data={data} answer={answer} />
        <InsideNote data={data} answer={answer} />
        <History order={order} />
      </Stack>
      <Stack as="aside" gap={6} className={css.aside} aria-label={t('orders.aside')}>
        <OrderSheet order={order} />
        <HandOver order={order} visit={data.visit} />
        <OnTheRoad vehicle={order.vehicle} />
        <Estimates estimates={order.estimates} isOver={order.isEnded} />
      </Stack>
    </div>
  )
}

function Head({ data: { order, now } }: Pick<DeskOrderProps, 'data'>) {
  const texts = useTexts()
  const { t, byKey, date } = texts
  const last = order.events.at(-1)
  const [search] = useSearchParams()
  const inStatus = waitingTime(texts, order.now.actor ? order.now.since : null, now)
  return (
    <Stack as="header" gap={2} className={css.head}>
      <p>
        <Link to={backTo(ORDERS.path, search.get('list') ?? '')}>{t('orders.desk.back')}</Link>
      </p>
      <Row gap={[2, 4]}>
        <h1>{t('orders.order.title', { number: order.number })}</h1>
        <StatusTag tone={order.now.actor ? 'info' : 'good'}>
          {byKey(order.now.title)} {last?.isKnown === false && <code>{last.status}</code>}
        </StatusTag>
      </Row>
      <Row as="dl" gap={[1, 5]} className={css.facts}>
        <div>
          <dt>{t('orders.fact.stage')}</dt>
          <dd>{t(`order.stage.${order.stage}`)}</dd>
        </div>
        {order.assignees.length > 0 && (
          <div>
            <dt>{t('orders.fact.actor')}</dt>
            <dd>{assigneeNames(texts, order.assignees)}</dd>
          </div>
        )}
        {inStatus && (
          <div>
            <dt>{t('orders.desk.since')}</dt>
            <dd>{inStatus}</dd>
          </div>
        )}
        <div>
          <dt>{t('orders.desk.column.created')}</dt>
          <dd>{date(order.createdAt, 'moment')}</dd>
        </div>
      </Row>
      {order.bankStatus && (
        <Soft as="p">{t('orders.desk.bank', { status: byKey(`order.status.${order.bankStatus}.title`) })}</Soft>
      )}
    </Stack>
  )
}

/** What colleagues should know, apart from what the buyer is told. */
function InsideNote(props: DeskOrderProps) {
  const { t } = useTexts()
  const save = (
    <Button type="submit" size="small">
      {t('orders.desk.inside.save')}
    </Button>
  )
  return (
    <StepForm {...props} form={STEP_FORMS.inside} title={t('orders.desk.inside.title')} buttons={save}>
      <Field name="inside" rows={2} />
    </StepForm>
  )
}
