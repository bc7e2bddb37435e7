/** Buttons pressed before the page's script could answer: noted by a line in the page, pressed again once it can. */
declare global {
  interface Window {
    earlyPress?: { (event: Event): void; buttons?: Set<HTMLElement> }
  }
}

/** The line in the page, which runs before any file has come. Buttons that send a form or open a popover need no script. */
export const NOTE_EARLY_PRESSES = `addEventListener("click",window.earlyPress=({target})=>{const button=target.closest?.("button[type=button]:not([popovertarget])");if(button)(earlyPress.buttons??=new Set).add(button)})`

/** From here on the page's own script hears the presses. */
export function stopNotingPresses(): void {
  if (window.earlyPress) removeEventListener('click', window.earlyPress)
}

export function pressAgain(): void {
  const buttons = window.earlyPress?.buttons
  delete window.earlyPress
  for (const button of buttons ?? []) button.click()
}
