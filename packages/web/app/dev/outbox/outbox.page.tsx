import type { OutboxMessage } from '@volante/contract/demo'
import type { RouteHandle } from '@volante/contract/page'
import type { ReactNode } from 'react'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Pagination } from '../../ui/navigation/Pagination.tsx'
import { EmptyState } from '../../ui/feedback/States.tsx'
import { StatusTag, Tag } from '../../ui/data/Tag.tsx'
import { Columns, Stack } from '../../ui/layout/Stack.tsx'
import { WorkHead } from '../../work/WorkHead.tsx'
import type { Route } from './+types/outbox.page'
import css from './outbox.module.css'

export const handle = { query: ['page', 'site'] } satisfies RouteHandle

const SIZE = 20

/** Only where nothing leaves the house: `/dev/outbox?site=br-fiat` shows one site's. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(page)
  const asked = Number(url.searchParams.get('page') ?? 0)
  const site = url.searchParams.get('site')?.slice(0, 40)
  const query = { page: Number.isInteger(asked) && asked >= 0 && asked < 10_000 ? asked : 0, size: SIZE }
  return { site: site ?? '', ...(await api.demo.outbox({ query: site ? { ...query, site } : query })) }
}

export default function Outbox({ loaderData: { items, page: current, site, total } }: Route.ComponentProps) {
  const { t } = useTexts()
  const toPage = (next: number) =>
    `/dev/outbox?${new URLSearchParams({ page: String(next - 1), ...(site ? { site } : {}) })}`
  return (
    <Stack gap={5}>
      <WorkHead title={t('desk.outbox.title')} />
      <header>
        <h1>{t('desk.outbox.title')}</h1>
        <p className="soft">{t('desk.outbox.text')}</p>
      </header>
      {items.length === 0 ? (
        <EmptyState title={t('desk.outbox.emptyTitle')}>{t('desk.outbox.emptyText')}</EmptyState>
      ) : (
        <ul role="list">
          {items.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ul>
      )}
      <Pagination
        label={t('desk.outbox.pages')}
        current={current + 1}
        last={Math.max(1, Math.ceil(total / SIZE))}
        toPage={toPage}
      />
    </Stack>
  )
}

/** A letter runs nothing, and shows pictures of this host; what its links open is a page like any other. */
const SANDBOX = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/** The words with their addresses as links. */
const linked = (body: string): ReactNode[] =>
  body.split(/(https?:\/\/\S+)/).map((piece, nth) =>
    nth % 2 === 0 ? (
      piece
    ) : (
      <a key={`${nth} ${piece}`} href={piece}>
        {piece}
      </a>
    ),
  )

const TONES = { queued: 'info', sent: 'good', failed: 'bad' } as const

function Message({ message }: { readonly message: OutboxMessage }) {
  const { t, byKey, date } = useTexts()
  const { attachments, body, createdAt, kind, page, recipient, site, state, subject } = message
  return (
    <li className={css.message}>
      <p className={css.facts}>
        <Tag>{byKey(`desk.outbox.${kind}`)}</Tag>
        <StatusTag tone={TONES[state]}>{t(`desk.outbox.${state}`)}</StatusTag>
        <time dateTime={createdAt}>{date(createdAt, 'moment')}</time>
        <span>{site}</span>
      </p>
      <h2>{subject || byKey(`desk.outbox.${kind}`)}</h2>
      <p className="soft">
        {t('desk.outbox.to')}: {recipient}
      </p>
      <Columns least="320px" gap={5} align="start" isFilled>
        <p className={css.body}>{linked(body)}</p>
        {page && <iframe className={css.page} src={page} title={subject} loading="lazy" sandbox={SANDBOX} />}
      </Columns>
      {page && (
        <p className={css.facts}>
          <a href={page} target="_blank" rel="noopener">
            {t('desk.outbox.asPage')}
          </a>
          {attachments.map(({ name, address }) => (
            <a key={address} href={address} download={name}>
              {t('desk.outbox.attachment', { name })}
            </a>
          ))}
        </p>
      )}
    </li>
  )
}
