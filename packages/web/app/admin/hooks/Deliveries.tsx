import type { HookDelivery } from '@volante/contract/hooks'
import { TRY_REASONS } from '@volante/contract/setup'
import { isOneOf } from '@volante/domain/choice'
import { HOOK_EVENT_NAMES } from '@volante/domain/hooks/hook'
import { Form, Link } from 'react-router'
import { XsrfField } from '../../shell/session/XsrfField.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { Ticked } from '../../work/bulk/Ticked.tsx'
import { TickedBar } from '../../work/bulk/TickedBar.tsx'
import { WorkTable } from '../../work/list/WorkTable.tsx'
import { PostButton } from '../../work/PostButton.tsx'
import { Soft } from '../../work/Soft.tsx'
import css from './hooks.module.css'

const TONES = { waiting: 'warn', delivered: 'good', failed: 'bad' } as const

interface DeliveriesProps {
  readonly items: readonly HookDelivery[]
  readonly next: string | null
  readonly after: string
  readonly isAllTicked: boolean
}

/** What was sent, with the request and the answer to open; what does not wait can be ticked and sent again together. */
export function Deliveries({ items, next, after, isAllTicked }: DeliveriesProps) {
  const { t, date } = useTexts()
  const over = items.filter(({ state }) => state !== 'waiting')
  const others = new URLSearchParams({ ...(after && { after }), ...(isAllTicked ? {} : { all: 'page' }) })
  return (
    <>
      <WorkTable
        caption={t('admin.hooks.notices')}
        rows={items}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'at',
            title: t('admin.hooks.at'),
            cell: ({ id, at, state }) =>
              state === 'waiting' ? (
                date(at, 'moment')
              ) : (
                <Ticked key={id} id={id} name={date(at, 'moment')} isOn={isAllTicked}>
                  {date(at, 'moment')}
                </Ticked>
              ),
          },
          { id: 'event', title: t('admin.hooks.event'), cell: (one) => <Sent delivery={one} /> },
          { id: 'state', title: t('admin.clients.state'), cell: (one) => <Came delivery={one} /> },
          {
            id: 'do',
            title: t('admin.clients.do'),
            cell: ({ id, state }) =>
              state !== 'waiting' && (
                <PostButton variant="secondary" fields={{ intent: 'resend', delivery: id }}>
                  {t('admin.hooks.resend')}
                </PostButton>
              ),
          },
        ]}
      />
      {next && <Link to={`?after=${next}`}>{t('admin.hooks.older')}</Link>}
      {over.length > 0 && (
        <TickedBar rows={over.length} isAllTicked={isAllTicked} toOthers={`?${others}`}>
          <Form id="bulk" method="post" autoComplete="off">
            <XsrfField />
            <input type="hidden" name="intent" value="resend" />
            <Row gap={[2, 3]} align="center">
              <Button type="submit" size="small">
                {t('admin.hooks.resendTicked')}
              </Button>
              <Soft>{t('admin.hooks.resendTicked.text')}</Soft>
            </Row>
          </Form>
        </TickedBar>
      )}
    </>
  )
}

function Sent({ delivery: { id, event, request } }: { readonly delivery: HookDelivery }) {
  const { t } = useTexts()
  return (
    <details className={css.opened}>
      <summary>
        {isOneOf(HOOK_EVENT_NAMES, event) ? t(`admin.hooks.event.${event}`) : t('admin.hooks.event.ping')}
      </summary>
      <Soft as="div">{id}</Soft>
      <pre>{request}</pre>
    </details>
  )
}

function Came({ delivery }: { readonly delivery: HookDelivery }) {
  const { t, date } = useTexts()
  const { state, status, problem, answer, tries, nextAt, ms } = delivery
  const why =
    problem === 'closedAddress' || problem === 'off'
      ? t(`admin.hooks.why.${problem}`)
      : isOneOf(TRY_REASONS, problem ?? '')
        ? t(`admin.setup.tries.why.${problem as (typeof TRY_REASONS)[number]}`)
        : null
  return (
    <>
      <StatusTag tone={TONES[state]}>{t(`admin.hooks.delivery.${state}`)}</StatusTag>
      {why && <div>{why}</div>}
      {status !== null && (
        <details className={css.opened}>
          <summary>HTTP {status}</summary>
          <pre>{answer}</pre>
        </details>
      )}
      <Soft as="div">
        {[
          t('admin.hooks.tries', { count: tries }),
          ms === null ? null : t('admin.setup.tries.took', { ms }),
          nextAt ? t('admin.hooks.next', { at: date(nextAt, 'moment') }) : null,
        ]
          .filter((one) => one !== null)
          .join(' · ')}
      </Soft>
    </>
  )
}
