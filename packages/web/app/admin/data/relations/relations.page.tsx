import type { RouteHandle } from '@volante/contract/page'
import { Link } from 'react-router'
import { page } from '../../../shell/page-context.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { EmptyState } from '../../../ui/feedback/States.tsx'
import { InlineMessage } from '../../../ui/feedback/InlineMessage.tsx'
import { Filters } from '../../../work/list/Filters.tsx'
import { addressOf, namesOf } from '../../../work/list/list-address.ts'
import { ListPage } from '../../../work/list/ListPage.tsx'
import { requireRight } from '../../../work/require-right.ts'
import { WorkProblem } from '../../../work/WorkProblem.tsx'
import type { Route } from './+types/relations.page'
import { DATA, sheetPath } from '../data-list.ts'
import { loadRelations } from './load-relations.ts'
import { RelationDrawing } from './RelationDrawing.tsx'
import { RelationTable } from './RelationTable.tsx'
import { RELATIONS } from './relations-list.ts'
import css from './relations.module.css'
import { TogetherForm } from './TogetherForm.tsx'

export const handle = { query: namesOf(RELATIONS) } satisfies RouteHandle

export function loader({ context, request, url }: Route.LoaderArgs) {
  const known = context.get(page)
  requireRight(known, url, 'data.manage')
  return loadRelations(known, request, url.searchParams)
}

/** A version's parts: what each needs, brings and does not go with, and why two of them cannot go together. */
export default function Relations({ loaderData }: Route.ComponentProps) {
  const { chosen, countries, brands, models, versions, nodes, lines, dangling } = loaderData
  const { t } = useTexts()
  return (
    <ListPage
      title={t('sheets.relations.title')}
      count={t('sheets.relations.count', { count: lines.length, parts: nodes.length })}
    >
      <Link to={DATA}>{t('sheets.back')}</Link>
      <Filters
        list={RELATIONS}
        chosen={chosen}
        keep={['first', 'second']}
        label={t('sheets.relations.version')}
        fields={[
          ...(countries.length > 1
            ? [
                {
                  name: 'country' as const,
                  label: t('sheets.list.country'),
                  needsOne: true as const,
                  options: countries.map((value) => ({ value, label: t(`work.country.${value}`) })),
                },
              ]
            : []),
          { name: 'brand', label: t('sheets.relations.brand'), needsOne: true, options: brands },
          { name: 'model', label: t('sheets.relations.model'), needsOne: true, options: models },
          { name: 'version', label: t('sheets.relations.version'), needsOne: true, options: versions },
        ]}
      />
      {dangling.length > 0 && (
        <InlineMessage tone="warn" title={t('sheets.relations.dangling', { count: dangling.length })}>
          {dangling.map((id) => (
            <Link
              key={id}
              to={addressOf({ path: sheetPath('version-parts') }, { text: chosen.version })}
              className={css.code}
            >
              {id}
            </Link>
          ))}
        </InlineMessage>
      )}
      <TogetherForm {...loaderData} />
      {lines.length > 0 ? (
        <div className={css.both}>
          <RelationDrawing {...loaderData} />
          <RelationTable {...loaderData} />
        </div>
      ) : (
        <EmptyState title={t('sheets.relations.none.title')}>{t('sheets.relations.none.text')}</EmptyState>
      )}
    </ListPage>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry={DATA} />
