import type { Message } from '@volante/contract/page'
import type { Manner } from '../../../texts/format.ts'
import { formatMessage, type Values } from '../../../texts/message.ts'

/** What the page tells the script of a form, written by FormProblems. */
export interface FormFacts {
  readonly messages: Readonly<Record<string, Message>>
  /** What each field is called where its error stands away from it. */
  readonly labels: Readonly<Record<string, string>>
}

export interface FormWords {
  readonly say: (key: string, values?: Values) => string
  readonly labels: FormFacts['labels']
}

export function formWords(form: HTMLFormElement, manner: Manner): FormWords {
  const text = form.querySelector('script[data-form-facts]')?.textContent ?? ''
  // Written by FormProblems of the same build.
  const { messages, labels } = JSON.parse(text) as FormFacts
  return { labels, say: (key, values) => formatMessage(manner, messages[key] ?? key, values) }
}
