import { MOST_COUNTED } from '@volante/domain/limits'
import { can } from '@volante/domain/policy/policy'
import type { SheetView } from '@volante/contract/sheets'
import { Link } from 'react-router'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Columns, Row, Stack } from '../../ui/layout/Stack.tsx'
import { addressOf } from '../../work/list/list-address.ts'
import { ListPage } from '../../work/list/ListPage.tsx'
import { requireRight } from '../../work/require-right.ts'
import { Soft } from '../../work/Soft.tsx'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/data.page'
import { CHANGES, DATA, GROUPS, SETS, sheetPath } from './data-list.ts'
import css from './data.module.css'
import { RELATIONS } from './relations/relations-list.ts'
import { useSheetWords } from './cells/use-sheet-words.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, visitor } = context.get(page)
  requireRight(context.get(page), url, 'data.keep')
  const isWhole = can(visitor, 'data.manage')
  const [sheets, waiting, stopped] = await Promise.all([
    api.sheets.list(),
    api.sheets.batches({ query: { state: 'READY', size: 100 } }),
    isWhole ? api.changeSets.list({ query: { state: 'STOPPED', size: 100 } }) : null,
  ])
  return { sheets, isWhole, waiting: waiting.items.length, stopped: stopped?.items.length ?? 0 }
}

/** What a group sells with, as far as the viewer keeps it, sheet by sheet. */
export default function Data({ loaderData: { sheets, isWhole, waiting, stopped } }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <ListPage
      title={t('sheets.title')}
      count={t('sheets.count', { count: sheets.length })}
      note={t('sheets.text')}
      action={
        <Row gap={2}>
          {isWhole && (
            <>
              <LinkButton to={RELATIONS.path} size="small" variant="quiet">
                {t('sheets.relations.title')}
              </LinkButton>
              <LinkButton to={SETS.path} size="small" variant="quiet">
                {t('sheets.sets')}
              </LinkButton>
            </>
          )}
          <LinkButton to={addressOf(CHANGES, waiting > 0 ? { state: 'READY' } : {})} size="small">
            {waiting > 0 ? t('sheets.waiting', { count: waiting }) : t('sheets.batches')}
          </LinkButton>
        </Row>
      }
    >
      {stopped > 0 && (
        <InlineMessage tone="bad">
          <Link to={addressOf(SETS, { state: 'STOPPED' })}>{t('sheets.stopped', { count: stopped })}</Link>
        </InlineMessage>
      )}
      {groupsOf(sheets).map(([group, names]) => (
        <Stack as="section" gap={2} key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`} className="text-16">
            {t(`sheets.group.${group as keyof typeof GROUPS}`)}
          </h2>
          <Columns as="ul" role="list" gap={2} least="260px">
            {names.map((name) => {
              const sheet = sheets.find((one) => one.name === name)
              return sheet && <SheetCard key={name} sheet={sheet} />
            })}
          </Columns>
        </Stack>
      ))}
    </ListPage>
  )
}

/** The groups of which there is a sheet. */
const groupsOf = (sheets: readonly SheetView[]) =>
  Object.entries(GROUPS).filter(([, names]) => sheets.some(({ name }) => names.some((one) => one === name)))

function SheetCard({ sheet: { name, rows, lastChange } }: { readonly sheet: SheetView }) {
  const { t, date } = useTexts()
  const { sheetName, about } = useSheetWords()
  return (
    <li className={css.card}>
      <Link to={sheetPath(name)}>{sheetName(name)}</Link>
      <p>{about(name)}</p>
      <Soft as="p">
        {rows < MOST_COUNTED ? t('sheets.rows', { count: rows }) : t('sheets.rowsMany')}
        {' · '}
        {lastChange ? t('sheets.lastChange', { at: date(lastChange, 'moment') }) : t('sheets.never')}
      </Soft>
    </li>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry={DATA} />
