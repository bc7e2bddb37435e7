declare global {
  /** Not in every browser. */
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean }
    readonly deviceMemory?: number
  }
}

/** Whether the visitor asked for fewer bytes: nothing large is loaded but by the button that names it. */
export const isDataSaver = (): boolean => navigator.connection?.saveData === true
