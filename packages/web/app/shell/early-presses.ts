/**
 * What is done before the page's script can answer: buttons pressed are noted by a line in the page and pressed again once it can; long texts
 * typed are put back, where React would show the text that the server sent (it keeps what is typed in one line, not in a textarea).
 */
declare global {
  interface Window {
    earlyPress?: { (event: Event): void; buttons?: Set<HTMLElement> }
    earlyText?: { (event: Event): void; texts?: Map<HTMLTextAreaElement, string> }
  }
}

/** The lines in the page, which run before any file has come. Buttons that send a form or open a popover need no script. */
export const NOTE_EARLY_PRESSES =
  `addEventListener("click",window.earlyPress=({target})=>{const button=target.closest?.("button[type=button]:not([popovertarget])");if(button)(earlyPress.buttons??=new Set).add(button)});` +
  `addEventListener("input",window.earlyText=({target})=>{if(target.type==="textarea")(earlyText.texts??=new Map).set(target,target.value)});` +
  // What was typed before this line had come.
  `for(const target of document.querySelectorAll("textarea"))if(target.value!==target.defaultValue)earlyText({target})`

/** From here on the page's own script hears the presses. */
export function stopNotingPresses(): void {
  if (window.earlyPress) removeEventListener('click', window.earlyPress)
}

export function pressAgain(): void {
  typeAgain()
  const buttons = window.earlyPress?.buttons
  delete window.earlyPress
  for (const button of buttons ?? []) button.click()
}

function typeAgain(): void {
  const { earlyText } = window
  if (!earlyText) return
  removeEventListener('input', earlyText)
  delete window.earlyText
  for (const [area, text] of earlyText.texts ?? []) {
    if (area.value === text) continue
    area.value = text
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
