import { redirect } from 'react-router'
import type { Page } from '../shell/page-context.ts'
import { type PageName, pathTo } from '../shell/slugs.ts'

type AreaPage = Extract<PageName, `account${string}`>
type Plain = Exclude<AreaPage, 'accountCompletion'>

/** Back to the page of the form, which says what was done; a reload posts nothing again. */
export const doneAt = ({ site }: Pick<Page, 'site'>, area: Plain, done: string): Response =>
  redirect(pathTo(site, area, null, { done }), 303)

/** Takes an address and the things its page may say were done; returns the one it names. */
export const doneIn = <Done extends string>(url: URL, known: readonly Done[]): Done | null =>
  known.find((one) => one === url.searchParams.get('done')) ?? null
