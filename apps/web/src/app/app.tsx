import { pages, type PageName } from '@trio/contracts/pages';
import { Suspense, useEffect } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router';
import { countPageView } from '../lib/usage/usage.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Guard } from './guard.tsx';
import { PageLayout } from './page-layout.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { routeTable } from './route-table.tsx';

const routes = Object.entries(routeTable) as [PageName, (typeof routeTable)[PageName]][];

export function App() {
  return (
    <Suspense>
      <ErrorBoundary>
        <BrowserRouter>
          <Routes>
            <Route element={<PageLayout />}>
              {routes.map(([page, element]) => (
                <Route
                  key={page}
                  path={pages[page].path}
                  element={
                    <Counted route={pages[page].path}>
                      <Guard page={page}>{element}</Guard>
                    </Counted>
                  }
                />
              ))}
              <Route path="*" element={<NotFoundPage />} />
            </Route>
          </Routes>
        </BrowserRouter>
      </ErrorBoundary>
    </Suspense>
  );
}

/** Counts a page view by its pattern, once per visit of an address. */
function Counted({ route, children }: { route: string; children: React.ReactNode }) {
  const { pathname } = useLocation();
  useEffect(() => countPageView(route), [route, pathname]);
  return children;
}
