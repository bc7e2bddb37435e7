import type { Refusals } from '@volante/contract/refusals'
import {
  type ErrorPlaces,
  type Errors,
  errorsOnPage,
  focusProblems,
  followSummary,
  showAtFields,
  showFailure,
  showSummary,
} from './form-errors.ts'
import type { FormWords } from './form-words.ts'

export interface FormRules extends ErrorPlaces {
  /** Each refused field with its message key, by the same rules as the server. */
  refusals(fields: FormData): Refusals
}

export interface Checks {
  /** Whether the form may be sent; shows why not. */
  mayBeSent(): boolean
  /** Shows these as a refused sending. */
  refuse(refusals: Refusals): void
  /** Nothing could be sent. */
  fail(): void
  /** The page shows an answer of the server: its errors are now these. */
  reread(): void
  /** Nothing is wrong with a form that begins anew. */
  forget(): void
}

/** Judges a field when it is left with something in it or changed, all when it is sent; an error goes as soon as the field is well. */
export function checkForm(form: HTMLFormElement, rules: FormRules, words: FormWords): Checks {
  const shown = shownErrors(form, rules, words)
  const textsOf = (refusals: Refusals): Errors =>
    Object.fromEntries(Object.entries(refusals).map(([name, { key, values }]) => [name, words.say(key, values)]))
  const found = () => textsOf(rules.refusals(new FormData(form)))
  const refuse = (refused: Errors) => {
    shown.show(refused, Object.keys(refused))
    focusProblems(form)
  }
  const forgetChanges = judgeOnTheWay(form, shown, found)
  followSummary(form)
  return {
    mayBeSent() {
      const wrong = found()
      refuse(wrong)
      return Object.keys(wrong).length === 0
    },
    refuse: (refusals) => refuse(textsOf(refusals)),
    fail() {
      showFailure(form, words)
      focusProblems(form)
    },
    reread: shown.reread,
    forget() {
      forgetChanges()
      shown.show({})
    },
  }
}

/** What the form shows as wrong: at its fields, and above it what the last sending was refused for and is still wrong. */
function shownErrors(form: HTMLFormElement, places: ErrorPlaces, words: FormWords) {
  let errors: Errors = {}
  let summary: readonly string[] = []
  const reread = () => {
    errors = errorsOnPage(Object.keys(words.labels), places)
    summary = form.querySelector('[data-problems] ul') ? Object.keys(errors) : []
  }
  const show = (now: Errors, summed: readonly string[] = summary): void => {
    const wasSummed = summary.length > 0
    showAtFields(form, errors, now, places)
    errors = now
    summary = summed.filter((name) => name in now)
    if (wasSummed || summary.length > 0) showSummary(form, pick(errors, summary), places, words)
  }
  reread()
  return {
    reread,
    show,
    names: () => Object.keys(errors),
    /** Beside those of other fields, this one has that error or none. */
    showOne: (name: string, found: Errors) => show({ ...without(errors, name), ...pick(found, [name]) }),
  }
}

/** Answers what forgets which fields were changed. */
function judgeOnTheWay(form: HTMLFormElement, shown: ReturnType<typeof shownErrors>, found: () => Errors): () => void {
  const changed = new Set<string>()
  form.addEventListener('input', ({ target }) => {
    if (isField(target)) changed.add(target.name)
    if (shown.names().length > 0) shown.show(pick(found(), shown.names()))
  })
  form.addEventListener('focusout', ({ target }) => {
    if (isField(target) && (target.value.trim() !== '' || changed.has(target.name))) shown.showOne(target.name, found())
  })
  return () => changed.clear()
}

const pick = (errors: Errors, names: readonly string[]): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => names.includes(name)))

const without = (errors: Errors, one: string): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== one))

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What is written or chosen from a list; a box that is ticked is judged with the others, on sending. */
const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio')
