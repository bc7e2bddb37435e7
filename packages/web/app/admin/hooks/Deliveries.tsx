import type { HookDelivery } from '@volante/contract/hooks'
import { TRY_REASONS } from '@volante/contract/setup'
import { isOneOf } from '@volante/domain/choice'
import { HOOK_EVENT_NAMES } from '@volante/domain/hooks/hook'
import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { WorkTable } from '../../work/list/WorkTable.tsx'
import { PostButton } from '../../work/PostButton.tsx'
import { Soft } from '../../work/Soft.tsx'
import css from './hooks.module.css'

const TONES = { waiting: 'warn', delivered: 'good', failed: 'bad' } as const

interface DeliveriesProps {
  readonly items: readonly HookDelivery[]
  readonly next: string | null
}

/** What was sent, with the request and the answer to open. */
export function Deliveries({ items, next }: DeliveriesProps) {
  const { t, date } = useTexts()
  return (
    <>
      <WorkTable
        caption={t('admin.hooks.notices')}
        rows={items}
        rowKey={({ id }) => id}
        columns={[
          { id: 'at', title: t('admin.hooks.at'), cell: ({ at }) => date(at, 'moment') },
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
