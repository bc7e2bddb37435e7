import { appearanceLines, FONT_LINES } from '@volante/domain/theme/appearance-text'
import { THEME_TOKENS, type ThemeToken, TOKENS } from '@volante/domain/theme/tokens'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '../../../texts/texts.tsx'
import { Columns, Stack } from '../../../ui/layout/Stack.tsx'
import { AppearanceControl } from './AppearanceControl.tsx'
import { AppearancePreview } from './AppearancePreview.tsx'
import css from './appearance.module.css'
import { FaintPairs } from './FaintPairs.tsx'
import { wearable } from './frame-appearance.ts'
import type { PageToSee } from './pages-to-see.ts'

const GROUPS = {
  brand: (token) => /^color-(?:(?:on-)?(?:primary|accent)|primary-strong|link)$/.test(token),
  page: (token) => /^color-(?:ink|ink-soft|surface|mist|line|edge|focus)$/.test(token) || token === 'scheme',
  stage: (token) => token.startsWith('stage-'),
  states: (token) => /^color-(?:good|warn|bad|info)/.test(token),
  shape: (token) => token.startsWith('radius-') || token === 'density',
  type: (token) => token.startsWith('display-'),
} as const satisfies Record<string, (token: ThemeToken) => boolean>

interface AppearanceEditorProps {
  readonly start: string
  readonly pages: readonly PageToSee[]
}

/** Changes the appearance that the form around it holds as text, and shows it on the site's own pages. */
export function AppearanceEditor({ start, pages }: AppearanceEditorProps) {
  const { t } = useTexts()
  const [lines, setLines] = useState<ReadonlyMap<string, string>>(() => appearanceLines(start))
  const place = useRef<HTMLDivElement>(null)
  const text = [...lines].map(([name, value]) => `${name}: ${value}`).join('\n')
  useTextOfForm(place, text, (typed) => setLines(appearanceLines(typed)))
  const set = (name: string, value: string) => setLines((now) => new Map(now).set(name, value))
  const valueOf = (name: ThemeToken) => lines.get(name) ?? TOKENS[name].standard
  return (
    <div ref={place} className={css.editor}>
      <Stack gap={5}>
        {Object.entries(GROUPS).map(([group, isOf]) => (
          <Stack as="fieldset" gap={3} key={group} className={css.group}>
            <legend>{t(`settings.dress.group.${group as keyof typeof GROUPS}`)}</legend>
            <Columns gap={3} least="150px">
              {group === 'type' &&
                FONT_LINES.map((line) => (
                  <AppearanceControl key={line} name={line} value={lines.get(line) ?? ''} onChange={set} />
                ))}
              {THEME_TOKENS.filter(isOf).map((token) => (
                <AppearanceControl key={token} name={token} value={valueOf(token)} onChange={set} />
              ))}
            </Columns>
          </Stack>
        ))}
      </Stack>
      <Stack gap={4} className={css.seen}>
        <FaintPairs tokens={wearable(text).tokens} onMend={set} />
        <AppearancePreview text={text} pages={pages} />
      </Stack>
    </div>
  )
}

/** The form's own field is what is sent, with script and without: it follows what is chosen here, and this what is typed there. */
function useTextOfForm(place: RefObject<HTMLElement | null>, text: string, onTyped: (text: string) => void) {
  const listen = useEffectEvent((event: Event) => onTyped((event.target as HTMLTextAreaElement).value))
  useEffect(() => {
    const field = fieldAround(place.current)
    field?.addEventListener('change', listen)
    return () => field?.removeEventListener('change', listen)
  }, [place])
  useEffect(() => {
    const field = fieldAround(place.current)
    if (!field || field.value === text) return
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, [place, text])
}

const fieldAround = (place: HTMLElement | null) =>
  (place?.closest('form')?.elements.namedItem('value') ?? null) as HTMLTextAreaElement | null
