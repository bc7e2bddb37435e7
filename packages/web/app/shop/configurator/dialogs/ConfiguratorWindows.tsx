import { ChangeCarDialog } from './ChangeCarDialog.tsx'
import { ConsequenceDialog } from '../../../building/ConsequenceDialog.tsx'
import { LogDrawer } from './LogDrawer.tsx'
import { ResolverDialog } from '../../../building/ResolverDialog.tsx'
import { VersionDialog } from './VersionDialog.tsx'

/**
 * All that can lie over the page; each stays mounted so that focus goes back to where it came from. They come with the page: a file of
 * their own could be lost just when a choice asks for one.
 */
export function ConfiguratorWindows() {
  return (
    <>
      <ConsequenceDialog />
      <ResolverDialog />
      <VersionDialog />
      <ChangeCarDialog />
      <LogDrawer />
    </>
  )
}
