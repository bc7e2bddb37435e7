const DEEPEST_JSON = 40

/** Whether a text, read as JSON, holds lists and objects within each other deeper than any form of ours. */
export function isTooDeep(json: string): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < json.length; at++) {
    const sign = json[at]
    if (isText && sign === '\\') at++
    else if (sign === '"') isText = !isText
    else if (isText) continue
    else if (sign === '[' || sign === '{') {
      depth++
      if (depth > DEEPEST_JSON) return true
    } else if (sign === ']' || sign === '}') depth--
  }
  return false
}
