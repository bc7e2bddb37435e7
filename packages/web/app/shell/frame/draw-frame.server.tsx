import type { Messages } from '@volante/contract/page'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { TextsProvider } from '../../texts/texts.tsx'
import type { Page } from '../page-context.ts'
import { rootDataOf, ServerRootData } from '../root-data.ts'
import type { DrawnParts } from './Drawn.tsx'
import FrameFoot from './drawn/FrameFoot.tsx'
import NavLinks from './drawn/NavLinks.tsx'

interface DrawnFrame extends Pick<Page, 'site' | 'demo'> {
  readonly year: number
  readonly parts: DrawnParts
}

const known = new WeakMap<Messages, DrawnFrame>()

/** The frame's parts of a page's site, drawn without its visitor; the server passes the same messages and site with each of its pages. */
export function drawnFrame(page: Page): DrawnParts {
  const { site, demo, messages } = page
  const year = page.now.getUTCFullYear()
  const found = known.get(messages)
  if (found && found.site === site && found.demo === demo && found.year === year) return found.parts
  const parts = drawParts({ ...page, visitor: null, xsrf: null, preview: null, flash: null, runsReact: false })
  known.set(messages, { site, demo, year, parts })
  return parts
}

function drawParts(page: Page): DrawnParts {
  const root = rootDataOf(page)
  const draw = (part: ReactNode) =>
    renderToStaticMarkup(
      <ServerRootData value={root}>
        <TextsProvider locale={root.site} dictionary={page.texts.dictionary}>
          {part}
        </TextsProvider>
      </ServerRootData>,
    )
  return { nav: draw(<NavLinks />), foot: draw(<FrameFoot />) }
}
