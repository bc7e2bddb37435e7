import type { RouteHandle } from '@volante/contract/page'
import type { TextView } from '@volante/contract/site-settings'
import { textKey } from '@volante/domain/settings/settings'
import { TEXT_AREAS, TEXT_GAPS, type TextArea } from '@volante/domain/settings/text-gaps'
import { Link, redirect } from 'react-router'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { Pagination } from '../../ui/navigation/Pagination.tsx'
import { Filters } from '../../work/list/Filters.tsx'
import { addressOf, namesOf } from '../../work/list/list-address.ts'
import { EmptyList, ListPage } from '../../work/list/ListPage.tsx'
import { WorkTable } from '../../work/list/WorkTable.tsx'
import { refuseForbidden, requireRight } from '../../work/require-right.ts'
import { Soft } from '../../work/Soft.tsx'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/texts.page'
import { ScopeNav } from './ScopeNav.tsx'
import { SETTINGS_LIST, TEXTS_LIST, valuePath } from './settings-list.ts'
import css from './settings.module.css'
import { TextMeter } from './TextMeter.tsx'

export const handle = { query: namesOf(TEXTS_LIST) } satisfies RouteHandle

const WHICH = ['own', 'any', ...TEXT_GAPS] as const
const AREAS = Object.keys(TEXT_AREAS) as TextArea[]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(page)
  requireRight(context.get(page), url, 'settings.manage')
  const asked = (name: string) => url.searchParams.get(name)?.trim() || undefined
  const [which, area] = [WHICH.find((one) => one === asked('which')), AREAS.find((one) => one === asked('area'))]
  const query = {
    scope: asked('scope'),
    text: asked('text'),
    said: asked('said'),
    area,
    page: Number(asked('page') ?? 1) || 1,
    ...(which === 'own' ? { own: true } : which ? { gap: which } : {}),
  }
  const found = await api.siteSettings.texts({ query }).catch(refuseForbidden('settings.manage'))
  const [only] = found.items
  // A sentence pressed in a preview: what alone says it is opened at once.
  if (query.said && only && found.total === 1)
    throw redirect(valuePath(textKey(only.id), found.scope, { set: asked('set') ?? '' }))
  const chosen = {
    said: query.said ?? '',
    set: asked('set') ?? '',
    text: query.text ?? '',
    area: area ?? '',
    which: which ?? '',
    scope: found.scope,
    page: '',
  }
  return { ...found, chosen }
}

/** Every text of a language or a site, with the other language beside. */
export default function SiteTexts({ loaderData }: Route.ComponentProps) {
  const { items, total, areas, chosen, scope, scopes, page: current, pages } = loaderData
  const { t } = useTexts()
  return (
    <ListPage title={t('settings.texts')} count={t('settings.texts.count', { count: total })}>
      <Link to={addressOf(SETTINGS_LIST)}>{t('settings.back')}</Link>
      <TextMeter areas={areas} scope={scope} />
      <ScopeNav path={TEXTS_LIST.path} scope={scope} scopes={scopes} />
      <Filters
        list={TEXTS_LIST}
        chosen={chosen}
        label={t('settings.texts.label')}
        fields={[
          { name: 'text', label: t('settings.texts.search') },
          {
            name: 'which',
            label: t('settings.texts.which'),
            options: WHICH.map((value) => ({ value, label: t(`settings.texts.which.${value}`) })),
          },
          {
            name: 'area',
            label: t('settings.texts.area'),
            options: AREAS.map((value) => ({ value, label: t(`settings.texts.area.${value}`) })),
          },
        ]}
        keep={['scope', 'said', 'set']}
      />
      {chosen.said && <p>{t('settings.texts.said', { said: chosen.said })}</p>}
      {items.length > 0 ? (
        <Texts items={items} scope={scope} set={chosen.set} />
      ) : (
        <EmptyList
          list={TEXTS_LIST}
          chosen={chosen}
          none={{ title: t('settings.none.title'), text: t('settings.none.text') }}
          noMatch={{ title: t('settings.texts.noMatch.title'), text: t('settings.texts.noMatch.text') }}
        />
      )}
      <Pagination
        label={t('settings.texts.pages')}
        current={current}
        last={pages}
        toPage={(number) => addressOf(TEXTS_LIST, chosen, { page: String(number) })}
      />
    </ListPage>
  )
}

interface TextsProps {
  readonly items: readonly TextView[]
  readonly scope: string
  readonly set: string
}

function Texts({ items, scope, set }: TextsProps) {
  const { t } = useTexts()
  return (
    <WorkTable
      caption={t('settings.texts')}
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'text',
          title: t('settings.texts.column.text'),
          cell: ({ id, shown, isOwn, gap }) => (
            <>
              <Link to={valuePath(textKey(id), scope, { set })} className={css.value}>
                {shown || id}
              </Link>
              <Soft as="div">
                <code className={css.value}>{id}</code>
              </Soft>
              {isOwn && <StatusTag tone="info">{t('settings.isOwn')}</StatusTag>}
              {gap && <StatusTag tone="bad">{t(`settings.texts.gap.${gap}`)}</StatusTag>}
            </>
          ),
        },
        {
          id: 'other',
          title: t('settings.texts.column.other'),
          isRoomy: true,
          cell: ({ other }) => <span className={css.value}>{other || '–'}</span>,
        },
      ]}
    />
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <WorkProblem
    error={error}
    retry={TEXTS_LIST.path}
    gone={{ title: 'settings.gone.title', text: 'settings.gone.text', back: 'settings.gone.back' }}
  />
)
