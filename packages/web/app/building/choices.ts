import type { Build } from '@volante/domain/configuration/catalogue'
import type { CatalogueIndex } from '@volante/domain/configuration/catalogue-index'
import { createContext, type Dispatch, useContext } from 'react'
import type { BuildAction, BuildState } from './build-state.ts'

/** A car that is being built: what its dialogs and cards need, wherever it is. */
export interface Choices {
  readonly index: CatalogueIndex
  readonly state: BuildState
  readonly dispatch: Dispatch<BuildAction>
  readonly build: Build
}

export const ChoicesContext = createContext<Choices | null>(null)

export function useChoices(): Choices {
  const choices = useContext(ChoicesContext)
  if (!choices) throw new Error('useChoices outside of choices')
  return choices
}
