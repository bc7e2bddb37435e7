/** The id of the bar of a preview: who looks is not who is signed in. */
export const PREVIEW_BAR = 'preview-bar'
