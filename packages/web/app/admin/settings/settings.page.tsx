import type { RouteHandle } from '@volante/contract/page'
import type { SettingView } from '@volante/contract/site-settings'
import { SETTING_GROUPS } from '@volante/domain/settings/settings'
import { Link } from 'react-router'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Filters } from '../../work/list/Filters.tsx'
import { addressOf, namesOf } from '../../work/list/list-address.ts'
import { EmptyList, ListPage } from '../../work/list/ListPage.tsx'
import { WorkTable } from '../../work/list/WorkTable.tsx'
import { refuseForbidden, requireRight } from '../../work/require-right.ts'
import { Soft } from '../../work/Soft.tsx'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/settings.page'
import { Drafts } from './Drafts.tsx'
import { ScopeNav } from './ScopeNav.tsx'
import { SETTINGS_LIST, TEXTS_LIST, valuePath } from './settings-list.ts'
import css from './settings.module.css'
import { useSettingWords } from './use-setting-words.ts'

export const handle = { query: namesOf(SETTINGS_LIST) } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(page)
  requireRight(context.get(page), url, 'settings.manage')
  const [text, scope] = ['text', 'scope'].map((name) => url.searchParams.get(name) ?? '')
  const asked = scope ? { scope } : {}
  const found = await api.siteSettings.list({ query: asked }).catch(refuseForbidden('settings.manage'))
  return { ...found, chosen: { text: text ?? '', scope: found.scope } }
}

/** What the sites do and who they belong to, place by place. */
export default function Settings({ loaderData: { scope, scopes, items, drafts, chosen } }: Route.ComponentProps) {
  const { t } = useTexts()
  const { settingName, effect } = useSettingWords()
  const wanted = chosen.text.toLocaleLowerCase()
  const found = items.filter(({ key }) =>
    [key, settingName(key), effect(key)].some((words) => words.toLocaleLowerCase().includes(wanted)),
  )
  return (
    <ListPage
      title={t('settings.title')}
      count={t('settings.count', { count: found.length })}
      action={
        <LinkButton to={addressOf(TEXTS_LIST, scope === 'all' ? {} : { scope })} size="small">
          {t('settings.texts')}
        </LinkButton>
      }
    >
      <Soft as="p">{t('settings.text')}</Soft>
      <Drafts items={drafts} />
      <Stack gap={2}>
        <ScopeNav path={SETTINGS_LIST.path} scope={scope} scopes={scopes} />
        <Filters
          list={SETTINGS_LIST}
          chosen={chosen}
          label={t('settings.search.label')}
          fields={[{ name: 'text', label: t('settings.search') }]}
          keep={['scope']}
        />
      </Stack>
      {found.length === 0 && (
        <EmptyList
          list={SETTINGS_LIST}
          chosen={chosen}
          none={{ title: t('settings.none.title'), text: t('settings.none.text') }}
          noMatch={{ title: t('settings.noMatch.title'), text: t('settings.noMatch.text') }}
        />
      )}
      {SETTING_GROUPS.map((group) => {
        const rows = found.filter((one) => one.group === group)
        return rows.length > 0 && <Group key={group} title={t(`settings.group.${group}`)} rows={rows} scope={scope} />
      })}
    </ListPage>
  )
}

interface GroupProps {
  readonly title: string
  readonly rows: readonly SettingView[]
  readonly scope: string
}

function Group({ title, rows, scope }: GroupProps) {
  const { t } = useTexts()
  const { settingName, effect, shownValue } = useSettingWords()
  return (
    <Stack as="section" gap={2}>
      <h2 className="text-16">{title}</h2>
      <WorkTable
        caption={title}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          {
            id: 'name',
            title: t('settings.column.name'),
            cell: ({ key }) => (
              <>
                <Link to={valuePath(key, scope)}>{settingName(key)}</Link>
                <Soft as="div">{effect(key)}</Soft>
              </>
            ),
          },
          {
            id: 'value',
            title: t('settings.column.value'),
            cell: (one) => (
              <span className={css.value}>{shownValue(one, one.own ?? one.inherited?.value ?? one.default)}</span>
            ),
          },
          { id: 'from', title: t('settings.column.from'), cell: (one) => <Origin of={one} /> },
        ]}
      />
    </Stack>
  )
}

function Origin({ of: { own, inherited, isStale, isWaiting, changedBy, changedAt } }: { readonly of: SettingView }) {
  const { t, date } = useTexts()
  const { scopeName } = useSettingWords()
  const origin = inherited ? t('settings.isInherited', { scope: scopeName(inherited.scope) }) : t('settings.isDefault')
  return (
    <Stack gap={1} align="start">
      {own === null ? <Soft>{origin}</Soft> : <StatusTag tone="info">{t('settings.isOwn')}</StatusTag>}
      {isWaiting && <StatusTag tone="warn">{t('settings.isWaiting')}</StatusTag>}
      {isStale && <StatusTag tone="warn">{t('settings.isStale')}</StatusTag>}
      {changedAt && (
        <Soft>{t('settings.changed', { who: changedBy ?? t('settings.nobody'), at: date(changedAt, 'moment') })}</Soft>
      )}
    </Stack>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <WorkProblem
    error={error}
    retry={SETTINGS_LIST.path}
    gone={{ title: 'settings.gone.title', text: 'settings.gone.text', back: 'settings.gone.back' }}
  />
)
