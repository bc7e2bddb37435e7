import { Maskito, maskitoTransform } from '@maskito/core'
import { type MaskName, maskOptions } from './masks.ts'

/** The setter of every input: React puts one of its own over it and would not see the change. */
const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
const started = new WeakSet<AbortSignal>()

/** Takes an input, its mask's name and what ends it; writes as the mask does what was typed before. Does nothing the second time. */
export function startMask(input: HTMLInputElement, name: MaskName, end: AbortSignal): void {
  if (end.aborted || started.has(end)) return
  started.add(end)
  const options = maskOptions(name)
  const mask = new Maskito(input, options)
  end.addEventListener('abort', () => mask.destroy())
  const selection = [input.selectionStart ?? 0, input.selectionEnd ?? 0] as const
  const typed = maskitoTransform({ value: input.value, selection }, options)
  if (typed.value === input.value) return
  write?.call(input, typed.value)
  if (input === document.activeElement) input.setSelectionRange(...typed.selection)
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
