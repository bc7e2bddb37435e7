import { can, PERMISSIONS } from '@volante/domain/policy/policy'
import { redirect } from 'react-router'
import { page } from '../../shell/page-context.ts'
import { usePage } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Columns, Stack } from '../../ui/layout/Stack.tsx'
import { RecordPage } from '../../work/RecordPage.tsx'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/today.page'
import { figureTables } from './figure-tables.ts'
import { FigureTable } from './FigureTable.tsx'
import { OwnRights } from './OwnRights.tsx'
import { figuresOf } from './today-figures.ts'
import { Tiles } from './Tiles.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, visitor } = context.get(page)
  if (!visitor) throw redirect(`/desk/sign-in?${new URLSearchParams({ to: url.pathname })}`)
  return await api.work.today()
}

/** Where a day begins: what waits, what is late, what became of the last month; and for everybody what their roles open. */
export default function TodayPage({ loaderData: today }: Route.ComponentProps) {
  const texts = useTexts()
  const { t } = texts
  const { visitor } = usePage()
  const tiles = figuresOf(today, 'waiting')
  const tables = figureTables(today, texts)
  const rights = PERMISSIONS.filter((right) => can(visitor, right))
  const hasFigures = today.figures.length > 0
  return (
    <RecordPage
      title={t('desk.today.title')}
      text={hasFigures && t(tables.length > 0 ? 'desk.today.text' : 'desk.today.text.waiting')}
    >
      {tiles.length > 0 && (
        <Stack as="section" gap={3}>
          <h2 className="text-16">{t('desk.today.waiting')}</h2>
          <Tiles tiles={tiles} />
        </Stack>
      )}
      {tables.length > 0 && (
        <Columns least="min(100%, 24rem)" gap={[5, 6]}>
          {tables.map((table) => (
            <FigureTable key={table.title} {...table} />
          ))}
        </Columns>
      )}
      <OwnRights rights={rights} roles={visitor?.roles ?? []} waiting={today.rightsWait} isOpen={!hasFigures} />
    </RecordPage>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry="/desk/today" />
