import type { RouteHandle } from '@volante/contract/page'
import { keepForm } from '../../forms/keep-form.ts'
import { PostButton } from '../../forms/PostButton.tsx'
import { page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { basePath, pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import { EntryFrame } from '../EntryFrame.tsx'
import { goAway } from '../../shell/session/go-on.ts'
import type { Route } from './+types/sign-out.page'

export const handle = { texts: ['account', 'ui'], cache: false } satisfies RouteHandle

/** Who comes here by a link is asked once more: no other page may sign anybody out. */
export const loader = ({ context }: Route.LoaderArgs) => ({ isHere: context.get(page).visitor !== null })

export async function action({ context }: Route.ActionArgs) {
  const { api, site, visitor } = context.get(page)
  if (visitor) await api.authentication.signOut()
  return goAway(pathTo(site, 'signIn', null, { done: 'signedOut' }))
}
export const clientAction = keepForm

export default function SignOut({ loaderData: { isHere } }: Route.ComponentProps) {
  const { t } = useTexts()
  const site = useSite()
  return (
    <EntryFrame title={t(isHere ? 'account.signOut.title' : 'account.done.signedOut')}>
      {isHere ? (
        <PostButton fields={{ signOut: 'yes' }} variant="primary" size="large">
          {t('account.signOut.submit')}
        </PostButton>
      ) : (
        <a href={basePath(site)} className={buttonClass({ variant: 'primary', size: 'large' })}>
          {t('account.toHome')}
        </a>
      )}
    </EntryFrame>
  )
}
