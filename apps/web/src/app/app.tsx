import { isPage, pages, type PageName } from '@trio/contracts/pages';
import {
  Suspense,
  useEffect,
  type ComponentType,
  type PropsWithChildren,
  type ReactNode,
} from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router';
import { countPageView } from '../lib/usage/usage.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Guard } from './guard.tsx';
import { PageLayout } from './page-layout.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { isOverlay, routeTable, SortTable } from './route-table.tsx';

const names = Object.keys(routeTable) as PageName[];
const overlays = names.filter((page) => isOverlay(pages[page].path));
/** One route element, so that the table stays mounted between the cards and the pick. */
const atTable: readonly PageName[] = ['card', 'allCards', 'select'];
const ordinary = names.filter(
  (page) => page !== 'landing' && !overlays.includes(page) && !atTable.includes(page),
);

const routeOf = (page: PageName) => (
  <Route
    key={page}
    path={pages[page].path}
    element={
      <Counted route={pages[page].path}>
        <Guard page={page}>{routeTable[page]}</Guard>
      </Counted>
    }
  />
);

/** The build passes a static router to prerender the landing page. */
export function App({ Router = BrowserRouter }: { Router?: ComponentType<PropsWithChildren> }) {
  return (
    <ErrorBoundary>
      <Suspense>
        <Router>
          <Routes>
            <Route element={<PageLayout />}>
              <Route element={routeTable.landing}>
                <Route path={pages.landing.path} element={<Counted route={pages.landing.path} />} />
                {overlays.map(routeOf)}
              </Route>
              <Route element={<Table />}>{atTable.map(routeOf)}</Route>
              {ordinary.map(routeOf)}
              <Route path="*" element={<Unknown />} />
            </Route>
          </Routes>
        </Router>
      </Suspense>
    </ErrorBoundary>
  );
}

const Unknown = () => (
  <Counted route="/*">
    <NotFoundPage />
  </Counted>
);

function Table() {
  const { pathname } = useLocation();
  if (!isPage(pathname)) return <Unknown />;
  return (
    <Guard page="card">
      <SortTable />
    </Guard>
  );
}

function Counted({ route, children }: { route: string; children?: ReactNode }) {
  useEffect(() => countPageView(route), [route]);
  return children;
}
