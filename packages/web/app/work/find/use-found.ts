import { can } from '@volante/domain/policy/policy'
import { usePage } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { ACTIONS, menuFor } from '../frame/work-menu.ts'
import type { FoundRecord } from './find-records.ts'
import { isMatch } from './matches.ts'

interface Found {
  readonly kind: 'page' | 'action' | FoundRecord['kind']
  readonly to: string
  readonly name: string
  readonly about: string
}

/** Takes what was typed and the records it names; returns what may be opened, pages first, only what is permitted. */
export function useFound(typed: string, records: readonly FoundRecord[]): readonly Found[] {
  const { t } = useTexts()
  const { visitor } = usePage()
  const pages = menuFor(visitor).map(({ path, may, section }) => ({
    kind: 'page' as const,
    to: path,
    name: t(`rights.menu.${may}`),
    about: t(`work.section.${section}`),
  }))
  const actions = ACTIONS.filter(({ may }) => can(visitor, may)).map(({ to, text }) => ({
    kind: 'action' as const,
    to,
    name: t(text),
    about: '',
  }))
  return [...[...pages, ...actions].filter(({ name }) => isMatch(name, typed)), ...records]
}
