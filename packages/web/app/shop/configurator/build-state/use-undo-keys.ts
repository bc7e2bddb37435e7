import { type Dispatch, useEffect } from 'react'
import type { BuildAction } from '../../../building/build-state.ts'

/** Ctrl+Z and Ctrl+Shift+Z (⌘ on a Mac), except where they mean typing. */
export function useUndoKeys(dispatch: Dispatch<BuildAction>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.matches('input[type=text], input[type=search], textarea')
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || isTyping) return
      event.preventDefault()
      dispatch({ type: event.shiftKey ? 'redo' : 'undo' })
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [dispatch])
}
