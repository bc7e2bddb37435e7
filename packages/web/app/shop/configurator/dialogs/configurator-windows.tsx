import { ChangeCarDialog } from './change-car-dialog.tsx'
import { ConsequenceDialog } from './consequence-dialog.tsx'
import { LogDrawer } from './log-drawer.tsx'
import { ResolverDialog } from './resolver-dialog.tsx'
import { VersionDialog } from './version-dialog.tsx'

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
