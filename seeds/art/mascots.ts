import type { SchoolKey } from '../model/model.ts'

/** The head of a kingfisher, bill to the right, breaking out of a shield. */
const kingfisher = `
<path fill="#072A42" d="M120 6 214 34V122C214 178 176 214 120 234 64 214 26 178 26 122V34Z"/>
<path fill="#ffffff" d="M120 14 206 39V122C206 172 172 206 120 225 68 206 34 172 34 122V39Z"/>
<path fill="#0B3C5D" d="M120 23 198 46V122C198 167 167 198 120 216 73 198 42 167 42 122V46Z"/>
<clipPath id="s"><path d="M120 23 198 46V122C198 167 167 198 120 216 73 198 42 167 42 122V46Z"/></clipPath>
<g clip-path="url(#s)">
<path fill="#124E78" d="M30 240 210 60V240Z"/>
<path fill="#F26B21" d="M64 166C92 182 128 176 146 152 158 176 154 208 140 240H40C60 214 64 190 64 166Z"/>
<path fill="#F8A36B" d="M96 186C112 186 128 180 138 170 142 192 136 214 126 240H84C96 220 98 202 96 186Z"/>
<path fill="#ffffff" d="M60 140C86 160 124 158 144 132L149 150C126 180 88 184 62 168Z"/>
</g>
<path fill="#072A42" stroke="#072A42" stroke-width="12" stroke-linejoin="round" d="M152 88C146 58 122 40 92 44L58 14 66 46 30 36 50 66 18 72 48 92C48 118 54 132 60 144 86 164 126 160 146 132L228 112 236 106 150 76Z"/>
<path fill="#1E88C7" d="M152 88C146 58 122 40 92 44L58 14 66 46 30 36 50 66 18 72 48 92C48 118 54 132 60 144 86 164 126 160 146 132 152 120 154 104 152 88Z"/>
<path fill="#0F5F94" d="M92 44 58 14 66 46 30 36 50 66 18 72 48 92C64 74 84 66 112 66 104 54 98 48 92 44Z"/>
<path fill="#F26B21" d="M150 100C138 114 114 122 86 114 98 102 124 94 148 98Z"/>
<path fill="#ffffff" d="M86 114C78 124 66 130 54 128 56 138 60 144 64 148 82 146 90 130 86 114Z"/>
<path fill="#0A1B2A" d="M144 74 236 105 148 109C142 98 140 85 144 74Z"/>
<path fill="#3A4856" d="M147 110 232 107 144 128C144 121 145 115 147 110Z"/>
<path fill="#5C6B78" d="M146 78 206 98 148 92C146 88 145 83 146 78Z"/>
<path fill="#ffffff" d="M107 78 137 86C136 95 129 100 121 99 112 98 107 90 107 78Z"/>
<path fill="#0A1B2A" d="M114 80 133 85C133 92 128 96 123 95 117 94 113 88 114 80Z"/>
<path fill="#072A42" d="M96 70C112 70 128 76 141 87L104 79Z"/>
<circle cx="126" cy="86" r="2.2" fill="#ffffff"/>
`

/** An otter's face over water in a roundel. */
const otter = `
<circle cx="120" cy="120" r="114" fill="#0E2E1F"/>
<circle cx="120" cy="120" r="106" fill="#E2A72E"/>
<circle cx="120" cy="120" r="97" fill="#17462F"/>
<clipPath id="r"><circle cx="120" cy="120" r="97"/></clipPath>
<g clip-path="url(#r)">
<path fill="#1F5D3F" d="M0 240 240 0V240Z"/>
<path fill="#6B4326" d="M62 240C60 200 76 176 120 176S180 200 178 240Z"/>
<path fill="#F1DDB4" d="M92 240C90 206 100 188 120 188S150 206 148 240Z"/>
</g>
<circle cx="62" cy="80" r="17" fill="#55341D"/><circle cx="178" cy="80" r="17" fill="#55341D"/>
<circle cx="64" cy="82" r="8" fill="#8A5A33"/><circle cx="176" cy="82" r="8" fill="#8A5A33"/>
<path fill="#7A4E2C" d="M120 46C166 46 194 76 196 116 198 156 168 188 120 188S42 156 44 116C46 76 74 46 120 46Z"/>
<path fill="#8F5F38" d="M120 46C146 46 168 56 181 74 160 66 142 72 120 72S80 66 59 74C72 56 94 46 120 46Z"/>
<path fill="#F1DDB4" d="M120 108C142 108 168 122 176 142 168 172 148 188 120 188S72 172 64 142C72 122 98 108 120 108Z"/>
<circle cx="86" cy="103" r="12.5" fill="#1B120B"/><circle cx="154" cy="103" r="12.5" fill="#1B120B"/>
<circle cx="90" cy="101" r="3.6" fill="#ffffff"/><circle cx="158" cy="101" r="3.6" fill="#ffffff"/>
<path fill="#4A2C17" d="M66 82C80 82 94 88 104 98L100 104C90 96 78 92 67 92ZM174 82C160 82 146 88 136 98L140 104C150 96 162 92 173 92Z"/>
<path fill="#1B120B" d="M96 118C104 108 136 108 144 118 146 130 132 142 120 144 108 142 94 130 96 118Z"/>
<path fill="#5A4632" d="M106 118C112 114 120 114 126 116 120 122 112 122 106 118Z"/>
<path fill="none" stroke="#1B120B" stroke-width="5" stroke-linecap="round" d="M120 144V154M120 154C112 166 98 166 92 158M120 154C128 166 142 166 148 158"/>
<path fill="none" stroke="#2A190D" stroke-width="3.2" stroke-linecap="round" d="M78 140 40 132M78 148 38 152M82 156 46 170M162 140 200 132M162 148 202 152M158 156 194 170"/>
`

const drawings: Record<SchoolKey, string> = { halcyon: kingfisher, tamarack: otter }

/** A school's own crest. */
export function mascot(key: SchoolKey): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 248 248">${drawings[key]}</svg>`
}

/** The same crest inside a larger drawing. */
export function placedMascot(key: SchoolKey, x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 240})">${drawings[key]}</g>`
}
