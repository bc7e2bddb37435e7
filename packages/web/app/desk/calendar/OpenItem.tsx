import type { Agenda, DeskAppointment } from '@volante/contract/scheduler'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Form } from '../../forms/Form.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { Facts } from '../../work/Facts.tsx'
import { PostButton } from '../../work/PostButton.tsx'
import { calendarPath, type Shown } from './calendar-address.ts'
import { CONFIRM, DECLINE, Field, SELLER } from './calendar-forms.ts'
import css from './calendar.module.css'
import { isOpen } from './columns.ts'

interface OpenItemProps {
  readonly item: DeskAppointment
  readonly resources: Agenda['resources']
  readonly shown: Shown
  readonly answer: unknown
}

/** One appointment and what can be done with it. */
export function OpenItem({ item, resources, shown, answer }: OpenItemProps) {
  const { t, date } = useTexts()
  const { id, status, kind, time, day, period } = item
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [id])
  const people = resources.filter((one) => one.kind === 'PERSON' && one.code !== item.resourceCode)
  const facts = {
    [t('desk.calendar.when')]: `${date(`${day}T12:00:00Z`, 'day')}, ${time ?? t('desk.calendar.period', { period })}`,
    [t('desk.calendar.what')]:
      item.service ?? [t('desk.calendar.for', { kind }), item.model].filter(Boolean).join(': '),
    [t('desk.calendar.state')]: t('desk.calendar.code', { code: item.code }),
    [t('desk.calendar.answerBy')]: status === 'REQUESTED' ? date(item.answerBy, 'moment') : null,
    [t('desk.calendar.contact')]: [item.phone, item.email].filter(Boolean).join(' · '),
    [t('desk.calendar.plate')]: item.plate,
    [t('desk.calendar.reason')]: item.reason,
  }
  return (
    <section className={css.open} aria-label={item.name}>
      <Row as="div" justify="space-between">
        <h2 ref={heading} tabIndex={-1}>
          {item.name}
        </h2>
        <Link to={calendarPath({ ...shown, open: undefined })} preventScrollReset>
          {t('desk.calendar.close')}
        </Link>
      </Row>
      <Facts of={facts} />
      {item.orderId ? (
        <p>
          <Link to={`/desk/orders/${item.orderId}`}>{t('desk.calendar.order')}</Link>
        </p>
      ) : null}
      {isOpen(item) ? (
        <Row as="div" gap={2}>
          <LinkButton size="small" to={calendarPath({ ...shown, open: undefined, move: id })}>
            {t('desk.calendar.move')}
          </LinkButton>
          {status === 'CONFIRMED' ? (
            <>
              <PostButton fields={{ act: 'finish', id }}>{t('desk.calendar.finish')}</PostButton>
              <PostButton variant="quiet" fields={{ act: 'miss', id }}>
                {t('desk.calendar.miss')}
              </PostButton>
            </>
          ) : null}
        </Row>
      ) : null}
      <div className={css.fields}>
        {status === 'REQUESTED' ? (
          <Form form={CONFIRM} answer={answer} submit={t('desk.calendar.confirm')} look={{ size: 'small' }}>
            {time === null ? <Field name="time" isOptional /> : null}
          </Form>
        ) : null}
        {isOpen(item) && people.length > 0 ? (
          <Form
            form={SELLER}
            answer={answer}
            values={{ sellerCode: item.sellerCode ?? '' }}
            submit={t('desk.calendar.giveSeller')}
            look={{ size: 'small', variant: 'secondary' }}
          >
            <Field
              name="sellerCode"
              isOptional
              placeholder={t('desk.calendar.nobody')}
              options={people.map(({ code, name }) => ({ value: code, label: name }))}
            />
          </Form>
        ) : null}
        {isOpen(item) ? (
          <Form
            form={DECLINE}
            answer={answer}
            submit={t('desk.calendar.decline')}
            look={{ size: 'small', variant: 'quiet' }}
          >
            <Field name="reason" />
          </Form>
        ) : null}
      </div>
    </section>
  )
}
