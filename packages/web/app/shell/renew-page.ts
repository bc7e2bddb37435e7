// While developing, on pages without React: what nothing can exchange in place is fetched again (vite.config.ts tells).
import.meta.hot?.on('page-changed', () => location.reload())

export {}
