import { Outlet } from 'react-router'
import { SiteFrame } from '../shell/frame/SiteFrame.tsx'

/** The account without a brand, in the portal's frame. */
export default function PortalLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  )
}
