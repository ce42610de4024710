interface Route {
  id: string
  module: string
  imports?: readonly string[]
}

export interface FileList {
  version: string
  url: string
  entry: { module: string }
  routes: Record<string, Route>
}

export function joinDrawingCode(site: string, drawing: string): void
export function drawingList(
  built: FileList,
  views: Readonly<Record<string, readonly string[]>>,
  version: string,
  readAsset: (name: string) => string,
): { list: FileList; script: string }
