import { useState } from 'react'
import { useLocation } from 'react-router'
import { useSite } from '../../../shell/root-data.ts'
import { basePath } from '../../../shell/slugs.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { useMessages } from '../../../ui/feedback/messages.tsx'
import { ask } from '../ask.ts'
import type { ProposalAnswer } from '../proposal-answer.ts'

type Asked = Pick<ProposalAnswer, 'submission' | 'link'>

/** Takes what the page's action returned; returns how the conversation stands, and what starts one, once at a time. */
export function useConversation(posted: ProposalAnswer | undefined) {
  const site = useSite()
  const { byKey } = useTexts()
  const { say } = useMessages()
  const { search } = useLocation()
  const [isStarting, setStarting] = useState(false)
  const [failed, setFailed] = useState<Asked>()
  const start = async (form: FormData): Promise<void> => {
    if (isStarting) return
    setStarting(true)
    // Opened by the press itself: a window opened after the answer is taken for an advertisement.
    const tab = window.open('', '_blank')
    const query = new URLSearchParams(search)
    const { link } = await ask<Asked>(`${basePath(site)}/proposal/whatsapp`, { query, form }).catch(() => ({
      link: null,
    }))
    setStarting(false)
    if (link) return open(tab, link)
    tab?.close()
    say({ tone: 'bad', text: byKey('whatsapp.startFailed') })
    setFailed({ submission: { payload: Object.fromEntries(form), fields: [], intent: null }, link: null })
  }
  return { isStarting, start: (form: FormData) => void start(form), answer: failed ?? posted }
}

function open(tab: Window | null, link: string): void {
  if (!tab) return location.assign(link)
  tab.opener = null
  tab.location.replace(link)
}
