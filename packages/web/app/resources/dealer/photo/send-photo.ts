import { data, redirect } from 'react-router'
import { callRefusal } from '../../../shell/call-refusal.ts'
import { formText } from '../../../shell/form-text.ts'
import type { Page } from '../../../shell/page-context.ts'
import { pictureContent, pictureProblem } from '../../catalogue/posted-picture.ts'

/** Takes a dealer and the post of its photo's page: shows the photo that was sent, or none; leads back to the dealer, or says what is wrong with the file. */
export async function sendPhoto({ api, texts }: Page, id: string, request: Request) {
  const posted = await request.formData()
  const params = { id }
  try {
    if (formText(posted, 'act') === 'remove') await api.dealers.photoRemove({ params })
    else {
      const file = posted.get('file')
      const problem = pictureProblem(texts, file)
      if (problem !== null) return data({ problem }, { status: 422 })
      await api.dealers.photoUpdate({ params, body: { content: await pictureContent(file) } })
    }
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) throw error
    return data({ problem: texts.byKey(refusal.code, refusal.values) }, { status: refusal.status })
  }
  return redirect(`/desk/dealers/${encodeURIComponent(id)}?done=saved`, 303)
}
