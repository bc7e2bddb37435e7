import type { ClientView } from '@volante/contract/clients'
import { type Texts, useTexts } from '../../texts/texts.tsx'
import { StatusTag, type Tone } from '../../ui/data/Tag.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { WorkTable } from '../../work/list/WorkTable.tsx'
import { PostButton } from '../../work/PostButton.tsx'
import { Soft } from '../../work/Soft.tsx'

const TONES = { active: 'good', ended: 'warn', revoked: 'bad', stopped: 'bad' } as const satisfies Record<
  ClientView['state'],
  Tone
>

export function ClientList({ items }: { readonly items: readonly ClientView[] }) {
  const { t, byKey, date } = useTexts()
  // It ends with the last moment of its last day.
  const lastDay = (at: string | null) => (at === null ? '–' : date(new Date(Date.parse(at) - 1).toISOString(), 'date'))
  return (
    <WorkTable
      caption={t('admin.clients.title')}
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        { id: 'name', title: t('admin.clients.field.name'), cell: nameCell },
        {
          id: 'state',
          title: t('admin.clients.state'),
          cell: ({ state }) => <StatusTag tone={TONES[state]}>{t(`admin.clients.state.${state}`)}</StatusTag>,
        },
        {
          id: 'rights',
          title: t('admin.clients.field.rights'),
          isRoomy: true,
          cell: ({ rights }) => rights.map((right) => byKey(`rights.name.${right}`)).join(', ') || '–',
        },
        { id: 'where', title: t('admin.clients.where'), isRoomy: true, cell: (one) => whereOf(one, t) },
        { id: 'owner', title: t('admin.clients.owner'), isRoomy: true, cell: ({ owner }) => owner ?? '–' },
        { id: 'ends', title: t('admin.clients.field.end'), cell: ({ expiresAt }) => lastDay(expiresAt) },
        {
          id: 'used',
          title: t('admin.clients.used'),
          isRoomy: true,
          cell: ({ lastUsedAt }) => (lastUsedAt ? date(lastUsedAt, 'moment') : t('admin.clients.never')),
        },
        { id: 'do', title: t('admin.clients.do'), cell: (one) => <Deeds client={one} /> },
      ]}
    />
  )
}

const nameCell = ({ name, clientId }: ClientView) => (
  <>
    {name}
    <Soft as="div">
      <code>{clientId}</code>
    </Soft>
  </>
)

const whereOf = ({ markets, dealerCodes }: ClientView, t: Texts['t']) =>
  [markets.map((market) => t(`work.country.${market}`)).join(', '), dealerCodes.join(', ')]
    .filter((one) => one !== '')
    .join(': ') || '–'

function Deeds({ client: { id, name, state, owner } }: { readonly client: ClientView }) {
  const { t } = useTexts()
  if (owner === null || state === 'revoked') return null
  return (
    <Row gap={2}>
      {state === 'active' && (
        <PostButton
          fields={{ intent: 'rotate', id }}
          variant="secondary"
          aria-label={t('admin.clients.rotateOf', { name })}
        >
          {t('admin.clients.rotate')}
        </PostButton>
      )}
      <PostButton
        fields={{ intent: 'revoke', id }}
        variant="secondary"
        aria-label={t('admin.clients.revokeOf', { name })}
      >
        {t('admin.clients.revoke')}
      </PostButton>
    </Row>
  )
}
