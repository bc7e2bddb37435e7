import { can } from '@volante/domain/policy/policy'
import { keepForm } from '../../forms/keep-form.ts'
import { page } from '../../shell/page-context.ts'
import { handleList } from '../../work/resource/handle-resource.server.ts'
import { loadResourceList } from '../../work/resource/load-resource.server.ts'
import { ResourceList } from '../../work/resource/ResourceList.tsx'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/people.page'
import { Done } from './Done.tsx'
import { PeopleBar } from './PeopleBar.tsx'
import { people } from './people.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  const list = await loadResourceList(known, people, url)
  const counted = (name: string) => Number(url.searchParams.get(name)) || 0
  return {
    list: { ...list, may: { ...list.may, create: can(known.visitor, 'users.create') } },
    mayChange: can(known.visitor, 'users.roles'),
    done: { what: list.done ?? '', count: counted('count'), skipped: counted('skipped') },
  }
}

export const action = ({ context, request }: Route.ActionArgs) => handleList(context.get(page), people, request)
export const clientAction = keepForm

/** Everybody in the visitor's markets; many at once are changed by calls of their own. */
export default function People({ loaderData: { list, mayChange, done }, actionData }: Route.ComponentProps) {
  return (
    <ResourceList
      resource={people}
      data={list}
      refused={null}
      answer={actionData}
      notice={!actionData && <Done done={done} chosen={list.chosen} />}
      {...(mayChange ? { bar: <PeopleBar data={list} /> } : {})}
    />
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry={people.path} />
