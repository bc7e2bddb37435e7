import type { Part } from '@volante/domain/configuration/catalogue'
import { lazy, Suspense } from 'react'
import { ChangeCarDialog } from './ChangeCarDialog.tsx'
import { ConsequenceDialog } from '../../../building/ConsequenceDialog.tsx'
import { LogDrawer } from './LogDrawer.tsx'
import { ResolverDialog } from '../../../building/ResolverDialog.tsx'
import { VersionDialog } from './VersionDialog.tsx'

/** Without its file the reasons are said in words alone. */
const LitParts = lazy(() => import('./LitParts.tsx').catch(() => ({ default: () => null })))

const seen = (parts: readonly Part[]) => (
  <Suspense>
    <LitParts parts={parts} />
  </Suspense>
)

/**
 * All that can lie over the page; each stays mounted so that focus goes back to where it came from. They come with the page: a file of
 * their own could be lost just when a choice asks for one.
 */
export function ConfiguratorWindows() {
  return (
    <>
      <ConsequenceDialog seen={seen} />
      <ResolverDialog seen={seen} />
      <VersionDialog />
      <ChangeCarDialog />
      <LogDrawer />
    </>
  )
}
