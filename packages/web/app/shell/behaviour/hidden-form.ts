/** Leaves the page by posting fields to an address, as a form the visitor does not see (spec calls §7, analytics helper). */
export function postHiddenForm(action: string, fields: Readonly<Record<string, string>>, target = '_self'): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  form.target = target
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}
