import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { X } from '../action/icons.ts'
import { IconButton } from '../action/IconButton.tsx'
import { Row } from '../layout/Stack.tsx'
import { ComboInput } from './ComboBox.tsx'
import { Field, type FieldControl, type FieldLook } from './Field.tsx'
import field from './Field.module.css'
import type { Choice } from './Select.tsx'
import { CHOSEN } from './start-suggestions.ts'
import css from './TagField.module.css'
import { useKeptText } from './use-kept-text.ts'

export interface TagFieldProps extends FieldLook {
  readonly id: string
  readonly name: string
  /** `A | B`, as it is posted. */
  readonly defaultValue?: string
  /** Returns `?q=` with a JSON list of texts, each a code or `Words (code)`. */
  readonly from?: string
  /** What is known of the codes. */
  readonly options?: readonly Choice[]
}

const codesIn = (text: string): readonly string[] =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** What `Words (code)` or a code alone names. */
const codeIn = (text: string): string => /\(([^()]+)\)\s*$/.exec(text)?.[1]?.trim() ?? text.trim()

/** Several codes, each removed by a press and added from suggestions or as it is written; without script one text. */
export function TagField({ id, name, defaultValue = '', from, options = [], ...look }: TagFieldProps) {
  const { t } = useTexts()
  const { kept, text, isLive, put } = useKeptText(defaultValue)
  const [learnt, setLearnt] = useState<Readonly<Record<string, string>>>({})
  const codes = codesIn(text)
  const labelOf = (code: string) => learnt[code] ?? options.find(({ value }) => value === code)?.label ?? code
  const add = (written: string) => {
    const found = from ? [codeIn(written)] : codesIn(written.replaceAll(/[,;]/g, '|'))
    const [code = ''] = found
    if (from && code !== written.trim()) setLearnt((known) => ({ ...known, [code]: written.trim() }))
    const news = found.filter((one) => one !== '' && !codes.includes(one))
    if (news.length > 0) put([...codes, ...news].join(' | '))
  }
  return (
    <Field {...look} id={id}>
      {(control) => (
        <>
          {isLive && codes.length > 0 && (
            <Row as="ul" role="list" gap={1} className={css.tags}>
              {codes.map((code) => (
                <li key={code} className={css.tag}>
                  <span>{labelOf(code)}</span>
                  <IconButton
                    icon={X}
                    size="small"
                    label={t('ui.tags.remove', { name: labelOf(code) })}
                    onClick={() => put(codes.filter((one) => one !== code).join(' | '))}
                  />
                </li>
              ))}
            </Row>
          )}
          <span hidden={isLive}>
            <span className={field.box}>
              <input
                {...(isLive ? {} : control)}
                ref={kept}
                name={name}
                defaultValue={defaultValue}
                className={field.input}
              />
            </span>
          </span>
          {isLive && <Entry control={control} from={from} add={add} />}
        </>
      )}
    </Field>
  )
}

interface EntryProps {
  readonly control: FieldControl
  readonly from: string | undefined
  add(text: string): void
}

/** Where the next one is written: Enter adds it, as does leaving the field. */
function Entry({ control, from, add }: EntryProps) {
  const box = useRef<HTMLDivElement>(null)
  const take = () => {
    const input = box.current?.querySelector('input')
    if (!input || input.value.trim() === '') return
    add(input.value)
    input.value = ''
  }
  useEffect(() => {
    const element = box.current
    element?.addEventListener(CHOSEN, take)
    return () => element?.removeEventListener(CHOSEN, take)
  })
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.currentTarget.getAttribute('aria-activedescendant')) return
    event.preventDefault()
    take()
  }
  return (
    <div ref={box}>
      {from ? (
        <ComboInput control={control} from={from} onKeyDown={press} onBlur={take} />
      ) : (
        <span className={field.box}>
          <input {...control} className={field.input} autoComplete="off" onKeyDown={press} onBlur={take} />
        </span>
      )}
    </div>
  )
}
