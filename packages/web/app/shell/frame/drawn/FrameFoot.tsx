import { ChatLauncher } from './ChatLauncher.tsx'
import { ConnectionMessage } from './ConnectionMessage.tsx'
import { Consent } from './Consent.tsx'
import { Footer } from './Footer.tsx'

/** All that follows a page's main part. */
export default function FrameFoot() {
  return (
    <>
      <Footer />
      <ChatLauncher />
      <Consent />
      <ConnectionMessage />
    </>
  )
}
