import { pages, type PageName } from '@trio/contracts/pages';
import { Suspense, useEffect, type ReactNode } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router';
import { countPageView } from '../lib/usage/usage.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Guard } from './guard.tsx';
import { PageLayout } from './page-layout.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { isOverlay, routeTable } from './route-table.tsx';

const names = Object.keys(routeTable) as PageName[];
const overlays = names.filter((page) => isOverlay(pages[page].path));
const ordinary = names.filter((page) => page !== 'landing' && !overlays.includes(page));

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

export function App() {
  return (
    <ErrorBoundary>
      <Suspense>
        <BrowserRouter>
          <Routes>
            <Route element={<PageLayout />}>
              <Route element={routeTable.landing}>
                <Route path={pages.landing.path} element={<Counted route={pages.landing.path} />} />
                {overlays.map(routeOf)}
              </Route>
              {ordinary.map(routeOf)}
              <Route path="*" element={<NotFoundPage />} />
            </Route>
          </Routes>
        </BrowserRouter>
      </Suspense>
    </ErrorBoundary>
  );
}

/** Counts a page view by its pattern, once per visit of an address. */
function Counted({ route, children }: { route: string; children?: ReactNode }) {
  const { pathname } = useLocation();
  useEffect(() => countPageView(route), [route, pathname]);
  return children;
}
