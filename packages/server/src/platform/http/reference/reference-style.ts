/** Style of the reference page: system type, one column, method colours of AA contrast on white. */
export const REFERENCE_STYLE = `
body{margin:0 auto;max-width:1100px;padding:24px;font:15px/1.5 system-ui,sans-serif;color:#14171f}
h1{font-size:28px;letter-spacing:-.02em}h2{margin-top:48px;font-size:22px}h3{font-size:14px;margin:16px 0 4px}
a{color:#1f4bd8}nav ul{columns:4 200px;list-style:none;padding:0;font-size:14px}
details{border-top:1px solid #e3e6ec;padding:8px 0}summary{cursor:pointer;padding:6px 0;overflow-wrap:anywhere}
summary span{color:#4b5261;margin-inline-start:8px}summary:focus-visible{outline:2px solid #1f4bd8}
b.get{color:#0b6b46}b.post{color:#1f4bd8}b.put,b.patch{color:#8a5300}b.delete{color:#a6192e}
pre{overflow:auto;max-height:320px;background:#f5f6f8;padding:12px;font-size:12px}
table{border-collapse:collapse;font-size:13px}th,td{text-align:start;padding:4px 12px 4px 0;vertical-align:top;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:80px 1fr;gap:2px 12px;font-size:14px}dd{margin:0}`
