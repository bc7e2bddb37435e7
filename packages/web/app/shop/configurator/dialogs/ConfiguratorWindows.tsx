import { ChangeCarDialog } from './ChangeCarDialog.tsx'
import { ConsequenceDialog } from './ConsequenceDialog.tsx'
import { LogDrawer } from './LogDrawer.tsx'
import { ResolverDialog } from './ResolverDialog.tsx'
import { VersionDialog } from './VersionDialog.tsx'

/** All that can lie over the page; each stays mounted so that focus goes back to where it came from. */
export default function ConfiguratorWindows() {
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
